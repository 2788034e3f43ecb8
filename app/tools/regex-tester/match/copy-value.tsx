import Copy from 'lucide/dist/esm/icons/copy.mjs'
import { CopyAction, type CopyProps } from '#app/work/out/output-actions.tsx'
import { copied, copyFailed } from '../messages.ts'

type Props = Pick<CopyProps, 'text'> & { label: string; length: number; isCurrent: boolean }

/** Copies one value of a row. Visible on hover and focus, and always on touch screens. */
export const CopyValue = ({ label, isCurrent, length, text }: Props) => (
  <CopyAction
    label=""
    name={`Copy ${label}`}
    tip={`Copy ${label}`}
    icon={Copy}
    isEmpty={length === 0}
    length={length}
    stale={isCurrent ? null : 'text'}
    text={text}
    copied={copied(`${label[0]?.toUpperCase()}${label.slice(1)}`)}
    copyFailed={copyFailed}
    downloadLabel="Download Results"
    className="match-copy"
  />
)
