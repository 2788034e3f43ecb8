import { isBlank, type PaneText } from '#app/lib/long-text.ts'
import type { Acceptance } from '#app/tools/traits.ts'
import type { State } from './state.ts'

const takesBytes = ({ kinds }: Acceptance) => kinds.includes('bytes')

/**
 * The ways in which it can travel to a tool's task, the better first. A file goes as it is; as its text where the tool reads
 * text alone, or where that is the file to the last byte: UTF-16, to hash → `[{ file }]`, to format → `[{ file }, { text }]`
 */
export function listGoods<F>(
  { text, opened, bytes }: State<F>,
  accepts: readonly Acceptance[],
  task: string,
): ({ file: F } | { text: PaneText })[] {
  const file = bytes?.file ?? opened?.file
  if (!file) return [{ text }]
  const isForBytes = accepts.some((each) => each.task === task && takesBytes(each))
  // Where such a tool gets a file, it takes the bytes.
  if (!isForBytes && accepts.some(takesBytes)) return [{ text }]
  const isExact = opened?.charset === 'utf-8' && !opened.isGuessed && !isBlank(text)
  return isForBytes && !isExact ? [{ file }] : [{ file }, { text }]
}
