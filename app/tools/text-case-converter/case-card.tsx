import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { memo, useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { copyLimit } from '#app/work/copy.ts'
import type { CaseKey } from './case.ts'
import { describeRest, messages } from './messages.ts'

type Props = {
  format: CaseKey
  label: string
  head: string
  length: number
  isWorking: boolean
  onCopy: (format: CaseKey, label: string) => void
  onDownload: (format: CaseKey) => void
}

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const

/** One case of the text: its beginning, and the whole of it to copy and to save. */
export const CaseCard = memo(function CaseCard({ format, label, head, length, isWorking, onCopy, onDownload }: Props) {
  const id = useId()
  const isTooLarge = length > copyLimit
  const isIdle = length === 0 || isWorking
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col bg-surface">
      <h2 id={id} className="px-3.5 pt-3 font-mono text-[13px] leading-tight font-[560] tracking-normal">
        {label}
      </h2>
      <div
        tabIndex={head ? 0 : undefined}
        className="min-h-[3.2em] max-h-40 grow overflow-auto px-3.5 py-2 font-mono text-[13.5px] leading-relaxed whitespace-pre-wrap wrap-anywhere focus-visible:-outline-offset-2"
      >
        {head}
      </div>
      {length > head.length && <p className="px-3.5 text-[12.5px] text-ink-3">{describeRest(length - head.length)}</p>}
      <div className="flex justify-end px-1.5 pb-1.5">
        <Button
          variant="ghost"
          size="small"
          icon={<Copy {...icon} />}
          aria-label={`Copy ${label}`}
          disabled={isIdle || isTooLarge}
          tip={isTooLarge ? messages.tooLargeToCopy : undefined}
          onClick={() => onCopy(format, label)}
        >
          Copy
        </Button>
        <Button
          variant="ghost"
          size="small"
          icon={<Download {...icon} />}
          aria-label={`Download ${label}`}
          disabled={isIdle}
          onClick={() => onDownload(format)}
        >
          Download
        </Button>
      </div>
    </section>
  )
})
