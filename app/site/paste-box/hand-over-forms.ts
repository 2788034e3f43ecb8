import { isBlank, type PaneText } from '#app/lib/long-text.ts'
import type { Acceptance } from '#app/tools/traits.ts'
import type { State } from './state.ts'

const takesBytes = ({ kinds }: Acceptance) => kinds.includes('bytes')

/**
 * The forms in which the input can go to a tool's task, best first. A file goes as a file. It can also go as text if the tool
 * reads only text, or if the text has the same bytes: UTF-16, to hash → `[{ file }]`, to format → `[{ file }, { text }]`
 */
export function listGoods<F>(
  { text, opened, bytes }: State<F>,
  accepts: readonly Acceptance[],
  task: string,
): ({ file: F } | { text: PaneText })[] {
  const file = bytes?.file ?? opened?.file
  if (!file) return [{ text }]
  const isForBytes = accepts.some((each) => each.task === task && takesBytes(each))
  // This tool would read a file as bytes, but this task needs the text.
  if (!isForBytes && accepts.some(takesBytes)) return [{ text }]
  const isExact = opened?.charset === 'utf-8' && !opened.isGuessed && !isBlank(text)
  return isForBytes && !isExact ? [{ file }] : [{ file }, { text }]
}
