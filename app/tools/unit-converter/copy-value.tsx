import { isBlank } from '#app/lib/long-text.ts'
import { CopyAction, type CopyProps } from '#app/work/out/output-actions.tsx'
import { copied, copyFailed } from './messages.ts'

type Values = { name: string; text: string /** The name in the toast. */; label: string }

/** The props of a Copy button for a text. */
export const giveText = ({ name, text, label }: Values): CopyProps => ({
  name,
  isEmpty: isBlank(text),
  text: () => text,
  copied: copied(label),
  copyFailed,
})

/** The small Copy button next to a number. */
export const CopyValue = (copy: CopyProps) => (
  <CopyAction {...copy} label="" tip={copy.name ?? ''} className="row-button" />
)
