import { formatSize } from '#app/lib/bytes.ts'
import { countCharacters } from '#app/lib/long-text.ts'
import { count } from '#app/lib/plural.ts'
import { Status, Strip } from '#app/ui/layout/bench.tsx'
import { staleWords } from '#app/work/messages.ts'
import type { Stale } from '#app/work/run/question.ts'
import type { Converted } from './client.ts'
import type { Mode } from './convert.ts'
import { describeReading } from './read-as.ts'
import type { State } from './state.ts'

/** The line under the input (on a phone under the output): what the last conversion detected, tolerated or replaced. */
export const ResultNotes = ({ mode, notes, readAs }: { mode: Mode } & Pick<Converted, 'notes' | 'readAs'>) =>
  (notes.length > 0 || readAs) && (
    <Strip tone={mode === 'decode' ? 'sunken' : 'warn'}>
      <span className="min-w-0 wrap-anywhere">
        {readAs && `${describeReading(readAs)} `}
        {mode === 'decode' && notes.length > 0 && <b className="font-strong">Tolerated </b>}
        {notes.join(', ')}
      </span>
    </Strip>
  )

type Props = { desk: { state: State<File> }; work: { stale: Stale }; result: Converted }

/** Facts for the status bar about what the last conversion made. */
export function ResultStatus({ desk, work, result }: Props) {
  const { source, settings } = desk.state
  const isDecoded = settings.mode === 'decode'
  const { output, isValid, isText, type, file, notes } = result
  const isAsItWas = isDecoded ? isValid : notes.length === 0
  return (
    <>
      {work.stale ? (
        <span>{staleWords[work.stale]}</span>
      ) : (
        <Status tone={isAsItWas ? 'ok' : 'warn'}>
          {isDecoded ? (isValid ? 'Valid Base64' : 'Decoded') : 'Encoded'}
        </Status>
      )}
      {output.length > 0 && <span>{count(countCharacters(output), 'character')}</span>}
      {(isDecoded || output.length === 0) && <span>{formatSize(file.size)}</span>}
      {!isText && <span>not text: shown as {type?.isViewable ? 'an image' : 'bytes'}</span>}
      {source && (
        <span className="min-w-0 wrap-anywhere">
          from {source.name}, {formatSize(source.size)}
        </span>
      )}
    </>
  )
}
