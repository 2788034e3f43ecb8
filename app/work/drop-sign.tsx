import FileDown from 'lucide/dist/esm/icons/file-down.mjs'
import { count as countOf } from '#app/lib/plural.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Takes } from './desk.ts'

const one = (what: string) => (count: number) =>
  count > 1 ? `Drop to ${what} the first of ${count} files` : `Drop to ${what} the file`

const words: Record<Takes, (count: number) => string> = {
  text: one('open'),
  line: (count) => `Drop to take the line of ${count > 1 ? `the first of ${count} files` : 'a text file'}`,
  file: one('convert'),
  files: (count) => `Drop to hash ${countOf(count, 'file')}`,
}

/** Says what will happen to files that are held over the bench. */
export const DropSign = ({ takes, count }: { takes: Takes; count: number }) => (
  <div className="drop-sign">
    <Icon of={FileDown} size={28} />
    <strong>{words[takes](count)}</strong>
    <span>Read in this tab, sent nowhere.</span>
  </div>
)
