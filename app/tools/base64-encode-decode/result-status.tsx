import { formatSize } from '#app/lib/bytes.ts'
import { countCharacters } from '#app/lib/long-text.ts'
import { count } from '#app/lib/plural.ts'
import { Status } from '#app/ui/bench.tsx'
import { staleWords } from '#app/work/messages.ts'
import type { Converted } from './client.ts'
import type { useBase64 } from './use-base64.ts'

type Props = Pick<ReturnType<typeof useBase64>, 'desk' | 'work'> & { result: Converted }

/** The status bar's statements: what the last conversion made, and what it had to tolerate. */
export function ResultStatus({ desk, work, result }: Props) {
  const { source, settings } = desk.state
  const isDecoded = settings.mode === 'decode'
  const { output, notes, isValid, file } = result
  return (
    <>
      {work.stale && <span>{staleWords[work.stale]}</span>}
      {!work.stale && isDecoded && (
        <Status tone={isValid ? 'ok' : 'warn'}>{isValid ? 'Valid Base64' : 'Decoded'}</Status>
      )}
      {!work.stale && notes.length > 0 && (
        <Status tone="warn">
          {isDecoded && 'Tolerated: '}
          {notes.join(', ')}
        </Status>
      )}
      {output.length > 0 && <span>{count(countCharacters(output), 'character')}</span>}
      {(isDecoded || output.length === 0) && <span>{formatSize(file.size)}</span>}
      {source && (
        <span className="min-w-0 wrap-anywhere">
          from {source.name}, {formatSize(source.size)}
        </span>
      )}
    </>
  )
}
