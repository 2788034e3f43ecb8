import X from 'lucide/dist/esm/icons/x.mjs'
import type { DroppedFiles } from '#app/browser/dropped-files.ts'
import { connect } from '#app/browser/worker/connect.ts'
import { convertLineEndings } from '#app/lib/line-endings.ts'
import { isLong, type PaneText } from '#app/lib/long-text.ts'
import { group } from '#app/lib/plural.ts'
import { Icon } from '#app/ui/controls/icon.tsx'
import { showToast } from '#app/ui/feedback/toast.ts'
import type { Actions } from '#app/work/bench/actions.tsx'
import type { Desk } from '#app/work/bench/use-desk.ts'
import { algorithmOf } from './algorithms/algorithms.ts'
import { hashText } from './algorithms/digest.ts'
import type { Algorithm, AlgorithmKey } from './algorithms/five.ts'
import { queue, startReader } from './client.ts'
import type { Found } from './expected/checks.tsx'
import { readExpected } from './expected/expected.ts'
import { giveList } from './files/file-list.ts'
import type { HashWorker } from './hash.worker.ts'
import workerUrl from './hash.worker.ts?worker&url'
import {
  describeIgnored,
  describeRefused,
  differs,
  digests,
  filesReplaced,
  generated,
  keyMissing,
  nothingToCompare,
} from './messages.ts'
import { buildReport } from './report.ts'
import type { Action, State } from './state.ts'
import { fillRow } from './text/fill-row.tsx'
import { createAsk } from './text/text-hashes.ts'

export { algorithms } from './algorithms/algorithms.ts'
export { TextVerdict } from './expected/checks.tsx'
export { compareAll } from './expected/comparison.ts'
export { FileHashes } from './files/file-hashes.tsx'
export { HashOptions } from './hash-options.tsx'
export { StatusLine } from './status-line.tsx'
export { describeSize } from './text/text-hashes.ts'
export { keyMissing, queue, readExpected }

const worker = connect<HashWorker>(workerUrl)

type Tool = Desk<State, Action>

/** Replaces the open files and reports dropped items that are not files. Returns false if there is no file at all. */
export function openFiles(desk: Tool, files: File[], dropped: DroppedFiles | null) {
  const refused = dropped ? describeRefused(files.length, dropped.folders, dropped.unreadable) : []
  const take: Action = { type: 'take', files, paths: dropped?.paths, refused }
  if (files.length === 0) desk.dispatch({ type: 'refuse', refused })
  else if (desk.read().files.length > 0) desk.replace(take, { toast: filesReplaced })
  else desk.edit(take)
  return files.length > 0
}

/** Fills an algorithm's row with the digest of the text. */
export function fillTextRow(row: Algorithm, { desk, hashes, ofText, comparison }: Found) {
  const { text, hmacKey, settings } = desk.state
  const isHmac = hmacKey !== ''
  return fillRow(row, {
    hashes,
    waiting: ofText.waiting,
    output: settings.output,
    isHmac,
    expected: comparison?.wrong ?? {},
    report: (key, shown) => buildReport(key, shown, { text: convertLineEndings(text, settings.lineEndings) }, isHmac),
  })
}

/** What a phone can copy and download: the digest of the chosen algorithm, and the list of file hashes. */
export function giveOutputs(hash: Found): Required<Actions>['outputs'] {
  const { desk, rows, files } = hash
  const { asked, settings } = desk.state
  const chosen = rows.find(({ key }) => key === (asked?.key ?? settings.algorithm)) ?? rows[0]!
  const { isEmpty, text, copied, copyFailed, file, downloaded } = fillTextRow(chosen, hash)
  return {
    ...(!isEmpty && {
      Digests: {
        copy: { name: 'Copy chosen digest', isEmpty, text, copied, copyFailed },
        download: { name: 'Download chosen digest', isEmpty, file, downloaded },
      },
    }),
    ...(files.files.length > 0 && { 'File hashes': giveList(files.files, desk.state, files.work.isWorking) }),
  }
}

/** The note beside the Expected digest field (lines without a digest, or nothing to compare yet) and the count inside it. */
export function describeList({ list: { reading }, comparison, work }: Found) {
  if (!reading.ok) return { note: '', tag: '' }
  const { entries, ignored } = reading.value
  const isIdle = entries.length > 0 && comparison?.hasSubject === false && !work.isWorking
  return {
    note: ignored.length > 0 ? describeIgnored(ignored) : isIdle ? nothingToCompare : '',
    tag: entries.length > 1 ? digests(entries.length) : '',
  }
}

/** The counts on the tabs: digests and files, or how many files differ. */
export const noteTabs = ({ files, comparison }: Found, amount: number) => ({
  Digests: amount > 0 && group(amount),
  'File hashes': comparison?.differing ? (
    <span className="inline-flex items-center gap-1 font-strong text-bad">
      <Icon of={X} size={13} /> {differs(comparison.differing)}
    </span>
  ) : (
    files.files.length > 0 && group(files.files.length)
  ),
})

export const ask = createAsk((question, task) => worker.call('hashText', question, task), {
  subtle: globalThis.crypto?.subtle,
  onError: console.error,
})

export const readList = (text: PaneText, signal: AbortSignal) =>
  isLong(text) ? worker.call('readExpected', text, { signal }) : readExpected(text.toString())

export const tellGenerated = (key: AlgorithmKey) => showToast(generated(algorithmOf(key).label))

/** Starts the worker and loads MD5, which browsers don't provide. */
export function warmUp(): void {
  startReader()
  void hashText('a', ['md5'])
}
