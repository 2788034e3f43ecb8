import FileDown from 'lucide/dist/esm/icons/file-down.mjs'
import { count } from '#app/lib/plural.ts'
import { Icon } from '#app/ui/controls/icon.tsx'
import type { Takes } from './intake.ts'

type Props = { takes: Takes; verb: string; over: number }

function say({ takes, verb, over }: Props): string {
  if (takes === 'files') return `Drop to ${verb} ${count(over, 'file')}`
  const first = over > 1 && `the first of ${over} files`
  return takes === 'line'
    ? `Drop to read one line from ${first || 'a text file'}`
    : `Drop to ${verb} ${first || 'the file'}`
}

/** Says what will happen to the files being dragged over the page. */
export const DropOverlay = ({ desk }: { desk: Props }) => (
  <div className="drop-overlay">
    <Icon of={FileDown} size={28} />
    <strong>{say(desk)}</strong>
    <span>Read in this tab, sent nowhere.</span>
  </div>
)
