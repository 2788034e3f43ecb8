import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { pictureUrl } from '#app/browser/object-url.ts'
import { formatSize } from '#app/lib/bytes.ts'
import { countCharacters, describeLength } from '#app/lib/describe-length.ts'
import { group } from '#app/lib/plural.ts'
import { Status, Strip } from '#app/ui/layout/bench.tsx'
import { staleWords } from '#app/work/messages.ts'
import type { Stale } from '#app/work/run/question.ts'
import type { Mode } from './convert.ts'
import { dumpLimit } from './hex-dump.ts'
import type { Converted, State } from './state.ts'
import { describeReading } from './text-charsets.ts'

// An SVG is passed to the element as one long data: URL.
const largestPreview = ({ type }: File) => (type === 'image/svg+xml' ? 4 : 32) * 1024 * 1024

/** A picture from bytes. An image element runs no script, and an SVG opened in its own tab is not a page of our origin. */
function Preview({ file, name, onSize }: { file: File; name: string; onSize: (size: string) => void }) {
  /** Empty while it loads, null if the image is damaged. */
  const [url, setUrl] = useState<string | null>('')
  useEffect(() => {
    let isShown = true
    setUrl('')
    const made = pictureUrl(file)
    made.then(
      (next) => isShown && setUrl(next),
      () => isShown && setUrl(null),
    )
    return () => {
      isShown = false
      made.then(URL.revokeObjectURL, () => null)
    }
  }, [file])
  if (url === null) return <p className="text-body text-ink-2">The image is damaged and cannot be shown.</p>
  return (
    url && (
      <img
        src={url}
        alt={`Preview of the ${name}`}
        decoding="async"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onSize(`${naturalWidth} × ${naturalHeight} px`)}
        onError={() => setUrl(null)}
        className="max-h-full max-w-full object-contain"
      />
    )
  )
}

type Props = {
  result: Converted<File>
  source: File | null
  /** Called when sixteen bytes no longer fit in a line of the dump, or fit again. */
  onNarrow: (isNarrow: boolean) => void
}

/** A line of 16 bytes, 78 characters of 13 px, and the space beside it. */
const widestDump = 640

/** Facts about a result that is more than plain text: picture, name, type and sizes. */
export function ResultPanel({ result, source, onNarrow }: Props) {
  const { file, type, isText, output } = result
  const isPicture = type?.isViewable && file.size <= largestPreview(file)
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const measure = () => onNarrow(panel.current!.clientWidth < widestDump)
    const observer = new ResizeObserver(measure)
    observer.observe(panel.current!)
    measure()
    return () => observer.disconnect()
  }, [onNarrow])
  // Known once the picture is drawn.
  const [dimensions, setDimensions] = useState('')
  const facts = {
    Type: type?.name ?? (isText ? 'Text' : 'Bytes, not text'),
    Size: source ? `${formatSize(source.size)} → ${formatSize(file.size)}` : formatSize(file.size),
    ...(isPicture && { Dimensions: dimensions }),
    'File name': file.name,
  }
  return (
    <section ref={panel} aria-label="Result" className="flex-none">
      <div className={isPicture ? 'grid border-b border-line sm:grid-cols-[minmax(0,1fr)_250px]' : undefined}>
        {isPicture && (
          <div className="bg-[repeating-conic-gradient(var(--color-sunken)_0_25%,var(--color-surface)_0_50%)] bg-size-[20px_20px] grid h-[min(200px,20dvh)] place-items-center p-3 *:min-h-0">
            <Preview file={file} name={type.name} onSize={setDimensions} />
          </div>
        )}
        <dl className={isPicture ? 'facts border-line max-sm:border-t sm:border-l' : 'cells'}>
          {Object.entries(facts).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {isText && output.length === 0 && (
        <p className="px-3.5 py-2.5 text-body text-ink-2">Too long to show here. Download saves all of it.</p>
      )}
      {!isText && (
        <p className="pane-head text-small font-strong">
          Bytes
          <span className="font-mono text-note font-normal text-ink-3">
            {file.size > dumpLimit ? `first ${group(dumpLimit)} of ${group(file.size)}` : group(file.size)}
          </span>
        </p>
      )}
    </section>
  )
}

/** The line under the input (on a phone under the output): what the last conversion detected, tolerated or replaced. */
export const ResultNotes = ({ mode, notes, readAs }: { mode: Mode } & Pick<Converted<File>, 'notes' | 'readAs'>) =>
  (notes.length > 0 || readAs) && (
    <Strip tone={mode === 'decode' ? 'sunken' : 'warn'}>
      <span className="min-w-0 wrap-anywhere">
        {readAs && `${describeReading(readAs)} `}
        {mode === 'decode' && notes.length > 0 && <b className="font-strong">Tolerated </b>}
        {notes.join(', ')}
      </span>
    </Strip>
  )

type StatusProps = { state: State<File>; stale: Stale; result: Converted<File> }

/** Facts for the status bar about what the last conversion made. */
export function ResultStatus({ state: { settings }, stale, result }: StatusProps) {
  const isDecoded = settings.mode === 'decode'
  const { output, file, isValid, isText, type, notes } = result
  // The output's head already says as many bytes.
  const characters = countCharacters(output)
  const isAsItWas = isDecoded ? isValid : notes.length === 0
  return (
    <>
      {stale ? (
        <span>{staleWords[stale]}</span>
      ) : (
        <Status tone={isAsItWas ? 'ok' : 'warn'}>
          {isDecoded ? (isValid ? 'Valid Base64' : 'Decoded') : 'Encoded'}
        </Status>
      )}
      {characters > 0 && characters !== file.size && <span>{describeLength(output)}</span>}
      {!isText && <span>not text: shown as {type?.isViewable ? 'an image' : 'bytes'}</span>}
    </>
  )
}
