import FileIcon from 'lucide/dist/esm/icons/file.mjs'
import { formatSize } from '#app/lib/bytes.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import { StandIn, type StandInProps } from '#app/work/in/stand-in.tsx'

type Props = { stand: StandInProps; file: File; onRemove: () => void }

/** A chosen file, shown instead of the text field. Its content never goes into a text field. */
export function FileCard({ stand, file, onRemove }: Props) {
  return (
    <StandIn {...stand}>
      <section
        aria-label="Chosen file"
        className="flex min-h-60 flex-auto flex-col items-start gap-3 overflow-auto px-3.5 py-4 lg:min-h-0"
      >
        <p className="flex max-w-full items-start gap-2.5">
          <Icon of={FileIcon} size={18} className="mt-0.5 shrink-0 text-ink-3" />
          <span className="min-w-0">
            <span className="block font-strong wrap-anywhere">{file.name}</span>
            <span className="font-mono text-note text-ink-2">{formatSize(file.size)}</span>
          </span>
        </p>
        <p className="max-w-[46ch] text-body text-ink-2">
          The file is read in pieces in the background when you press the button, so its size does not slow the page.
        </p>
        <Button size="small" onClick={onRemove}>
          Remove file
        </Button>
      </section>
    </StandIn>
  )
}
