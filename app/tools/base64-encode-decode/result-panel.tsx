import { useEffect, useState } from 'react'
import { addressOfPicture } from '#app/browser/object-url.ts'
import { formatSize } from '#app/lib/bytes.ts'
import { group } from '#app/lib/plural.ts'
import type { Converted } from './client.ts'
import { dumpLimit } from './hex-dump.ts'

// An SVG is passed to the element as one long data: URL.
const largestPreview = ({ type }: File) => (type === 'image/svg+xml' ? 4 : 32) * 1024 * 1024

/** A picture from bytes. An image element runs no script, and an SVG opened in its own tab is not a page of our origin. */
function Preview({ file, name }: { file: File; name: string }) {
  const [url, setUrl] = useState('')
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    let isShown = true
    setUrl('')
    setBroken(false)
    const made = addressOfPicture(file)
    made.then(
      (next) => isShown && setUrl(next),
      () => isShown && setBroken(true),
    )
    return () => {
      isShown = false
      made.then(URL.revokeObjectURL, () => null)
    }
  }, [file])
  if (isBroken) return <p className="text-body text-ink-2">The picture is damaged and cannot be shown.</p>
  return (
    url && (
      <img
        src={url}
        alt={`Preview of the ${name}`}
        decoding="async"
        onError={() => setBroken(true)}
        className="max-h-full max-w-full object-contain"
      />
    )
  )
}

type Props = { result: Converted; source: File | null }

/** Facts about a result that is more than plain text: picture, name, type and sizes. */
export function ResultPanel({ result, source }: Props) {
  const { file, type, isText, output } = result
  const isPicture = type?.isViewable && file.size <= largestPreview(file)
  const facts = {
    Type: type?.name ?? (isText ? 'Text' : 'Bytes, not text'),
    Size: source ? `${formatSize(source.size)} → ${formatSize(file.size)}` : formatSize(file.size),
    'File name': file.name,
  }
  return (
    <section aria-label="Result" className="flex-none">
      <div className={isPicture ? 'grid border-b border-line sm:grid-cols-[minmax(0,1fr)_250px]' : undefined}>
        {isPicture && (
          <div className="checkered grid h-[min(200px,20dvh)] place-items-center p-3 *:min-h-0">
            <Preview file={file} name={type.name} />
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
