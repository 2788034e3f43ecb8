import { formatSize } from '#app/lib/bytes.ts'
import { count } from '#app/lib/plural.ts'
import { Status } from '#app/ui/bench.tsx'
import type { State } from './state.ts'

/** The status bar's statements: what the last conversion made, and what it had to tolerate. */
export function ResultStatus({ state }: { state: State<File> }) {
  const { mode, input, source, output, made, isCurrent, notes, error } = state
  if (error) return <Status tone="bad">{mode === 'encode' ? 'Not encoded' : 'Not decoded'}</Status>
  if (!made) return <span>{source || input.length > 0 ? 'Ready to convert' : 'Ready'}</span>
  const label = mode === 'decode' ? 'Tolerated: ' : ''
  return (
    <>
      {!isCurrent && <span>Input changed since</span>}
      {isCurrent && mode === 'decode' && (
        <Status tone={made.isValid ? 'ok' : 'warn'}>{made.isValid ? 'Valid Base64' : 'Decoded'}</Status>
      )}
      {isCurrent && notes.length > 0 && <Status tone="warn">{label + notes.join(', ')}</Status>}
      {output.length > 0 && <span>{count(output.length, 'character')}</span>}
      {(mode === 'decode' || output.length === 0) && <span>{formatSize(made.file.size)}</span>}
      {source && (
        <span className="min-w-0 wrap-anywhere">
          from {source.name}, {formatSize(source.size)}
        </span>
      )}
    </>
  )
}
