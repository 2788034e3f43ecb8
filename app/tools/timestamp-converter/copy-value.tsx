import { isBlank } from '#app/lib/long-text.ts'
import { CopyAction } from '#app/work/out/output-actions.tsx'
import { copied, copyFailed } from './messages.ts'

type Props = { name: string; text: string /** The name in the toast. */; label: string }

/** The small Copy button next to a value. */
export const CopyValue = ({ name, text, label }: Props) => (
  <CopyAction
    label=""
    name={name}
    tip={name}
    isEmpty={isBlank(text)}
    text={() => text}
    copied={copied(label)}
    copyFailed={copyFailed}
    className="row-button"
  />
)
