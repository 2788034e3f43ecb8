import { isBlank } from '#app/lib/long-text.ts'
import { CopyAction, type CopyProps } from '#app/work/out/output-actions.tsx'
import { copied, copyFailed } from './messages.ts'

type Values = { name: string; text: string /** What the toast calls it. */; label: string }

/** How a text is copied under a name. */
export const giveText = ({ name, text, label }: Values): CopyProps => ({
  name,
  isEmpty: isBlank(text),
  text: () => text,
  copied: copied(label),
  copyFailed,
})

/** The small Copy beside a number. */
export const CopyValue = (values: Values) => (
  <CopyAction {...giveText(values)} label="" tip={values.name} className="row-button" />
)
