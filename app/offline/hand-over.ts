import { leaveForNextPage, takeFromLastPage } from '#app/browser/storage.ts'

/** A text on its way to a tool; the task says which of the tool's ways it is meant for, `''` where there is only one. */
export type HandOver = { text: string; task: string }

/** Browsers keep about five million characters for a tab; a longer text is not even tried. */
export const longestHandOver = 5_000_000

const name = 'hand-over'

/** Leaves a text for the tool that is opened next, in place of any left before; `false` where it cannot be kept. */
export function handOver(slug: string, text: string, task = ''): boolean {
  return text.length <= longestHandOver && leaveForNextPage(name, `${slug} ${task}\n${text}`)
}

/** Forgets a text whose tool was never opened. */
export const dropHandOver = (): void => void takeFromLastPage(name)

/** Takes the text left for a tool; whoever asks, nothing stays behind: `"base64-encode-decode"` → `{ text: "SGk=", task: "decode" }` */
export function takeHandOver(slug: string): HandOver | null {
  const left = takeFromLastPage(name)
  if (left === null) return null
  const end = left.indexOf('\n')
  const [receiver, task = ''] = left.slice(0, end).split(' ')
  return receiver === slug ? { text: left.slice(end + 1), task } : null
}
