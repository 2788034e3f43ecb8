import { isBlank } from '#app/lib/long-text.ts'
import { CopyAction, type CopyProps } from './output-actions.tsx'

type Value = { name: string; text: string; label: string }

/** How to copy one value of several: "Copy date", `"2022-01-01"`, "Date" → a toast says "Date copied to clipboard." */
export const giveValue = ({ name, text, label }: Value): CopyProps => ({
  name,
  isEmpty: isBlank(text),
  text: () => text,
  copied: { title: 'Copied!', description: `${label} copied to clipboard.` },
  copyFailed: { title: 'Copy failed', description: 'Please copy the value manually.' },
})

/** The small Copy button next to a value. */
export const CopyValue = (value: Value) => (
  <CopyAction {...giveValue(value)} label="" tip={value.name} className="row-button" />
)
