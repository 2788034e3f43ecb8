import { useEffect, useState } from 'react'
import { formatSize } from '#app/lib/bytes.ts'
import type { Converted } from './client.ts'
import { dumpHex, dumpLimit } from './hex-dump.ts'

const largestPreview = 32 * 1024 * 1024

/** A picture from bytes: an image element runs no script, not even that of an SVG. */
function Preview({ file, name }: { file: File; name: string }) {
  const [url, setUrl] = useState('')
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const created = URL.createObjectURL(file)
    setUrl(created)
    setBroken(false)
    return () => URL.revokeObjectURL(created)
  }, [file])
  if (isBroken) return <p className="text-body text-ink-2">The picture is damaged and cannot be shown.</p>
  if (!url) return null
  return (
    <img
      src={url}
      alt={`Preview of the ${name}`}
      decoding="async"
      onError={() => setBroken(true)}
      className="max-h-64 max-w-full self-start rounded-control border border-line bg-[repeating-conic-gradient(var(--color-sunken)_0_25%,var(--color-surface)_0_50%)] bg-size-[16px_16px] object-contain"
    />
  )
}

type Props = { result: Converted; source: File | null }

/** What is known of a result that is not, or not only, text: name, sizes, type, picture, first bytes. */
export function ResultPanel({ result, source }: Props) {
  const { file, type, isText, head, output } = result
  return (
    <section
      aria-label="Result"
      className="flex min-w-0 flex-col gap-3 border-b border-line px-3.5 py-4 last:border-b-0"
    >
      <p>
        <span className="block font-strong wrap-anywhere">{file.name}</span>
        <span className="font-mono text-note text-ink-2">
          {[
            type?.name ?? (isText ? 'Text' : 'Bytes, not text'),
            source ? `${formatSize(source.size)} → ${formatSize(file.size)}` : formatSize(file.size),
          ].join(' · ')}
        </span>
      </p>
      {type?.isViewable && file.size <= largestPreview && <Preview file={file} name={type.name} />}
      {isText && output.length === 0 && (
        <p className="text-body text-ink-2">Too long to be shown here. Download saves all of it.</p>
      )}
      {!isText && (
        <section aria-label="Hex dump" className="min-w-0">
          <pre
            tabIndex={0}
            className="max-h-80 overflow-auto rounded-control bg-sunken px-3 py-2.5 font-mono text-note leading-relaxed"
          >
            {dumpHex(head, dumpLimit, file.size)}
          </pre>
        </section>
      )}
    </section>
  )
}
