import X from 'lucide/dist/esm/icons/x.mjs'
import type { DroppedFiles } from '#app/browser/list-dropped-files.ts'
import { convertLineEndings, lineEndingChoices } from '#app/lib/line-endings.ts'
import { group } from '#app/lib/plural.ts'
import { Checkbox, SelectField, TextField } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import { showToast } from '#app/ui/feedback/toast.ts'
import { runOnEnter } from '#app/ui/keys/run-on-enter.ts'
import type { Actions } from '#app/work/bench/actions.tsx'
import { algorithmOf } from './algorithms/algorithms.ts'
import { type Algorithm, type AlgorithmKey, extraKeys } from './algorithms/five.ts'
import { giveList } from './downloads.ts'
import type { Found } from './expected/checks.tsx'
import * as messages from './messages.ts'
import type { Action } from './state.ts'
import { fillRow } from './text/fill-row.tsx'

export { algorithms } from './algorithms/algorithms.ts'
export { answer, queue, readDigests, warmUp } from './client.ts'
export { TextVerdict } from './expected/checks.tsx'
export { readExpected } from './expected/expected.ts'
export { compareAll } from './expected/verify.ts'
export { FileHashes } from './files/file-hashes.tsx'
export { StatusLine } from './files/file-status.tsx'
export { keyMissing } from './messages.ts'
export { describeSize } from './text/text-hashes.ts'

/** Replaces the open files and reports dropped items that are not files. Returns false if there is no file at all. */
export function openFiles(desk: Found['desk'], files: File[], dropped: DroppedFiles | null) {
  const refused = dropped ? messages.describeRefused(files.length, dropped.folders, dropped.unreadable) : []
  const take: Action = { type: 'take', files, paths: dropped?.paths, refused }
  if (files.length === 0) desk.dispatch({ type: 'refuse', refused })
  else if (desk.read().files.length > 0) desk.replace(take, { toast: messages.filesReplaced })
  else desk.edit(take)
  return files.length > 0
}

/** Fills an algorithm's row with the digest of the text. */
export function fillTextRow(row: Algorithm, { desk, hashes, ofText, comparison }: Found) {
  const { text, hmacKey, settings } = desk.state
  return fillRow(row, {
    hashes,
    waiting: ofText.waiting,
    output: settings.output,
    isHmac: hmacKey !== '',
    expected: comparison.wrong,
    read: () => ({ text: convertLineEndings(text, settings.lineEndings) }),
  })
}

/** What a phone can copy and download: the digest of the chosen algorithm, and the list of file hashes. */
export function giveOutputs(hash: Found): Required<Actions>['outputs'] {
  const { desk, files } = hash
  const { asked, settings } = desk.state
  const { copy, download } = fillTextRow(algorithmOf(asked?.key ?? settings.algorithm), hash)
  return {
    ...(!copy.isEmpty && {
      Digests: {
        copy: { ...copy, name: 'Copy chosen digest' },
        download: { ...download, name: 'Download chosen digest' },
      },
    }),
    ...(files.files.length > 0 && { 'File hashes': giveList(files.files, desk.state, files.isWorking) }),
  }
}

/** The note beside the Expected digest field (lines without a digest, or nothing to compare yet) and the count inside it. */
export function describeList({ list: { reading }, comparison, isWorking }: Found) {
  if (!reading.ok) return { note: '', tag: '' }
  const { entries, ignored } = reading.value
  const isIdle = entries.length > 0 && comparison.checks.length === 0 && !isWorking
  const idle = isIdle ? messages.nothingToCompare : ''
  return {
    note: ignored.length > 0 ? messages.describeIgnored(ignored) : idle,
    tag: entries.length > 1 ? messages.digests(entries.length) : '',
  }
}

/** The counts on the tabs: digests and files, or how many files differ. */
export const noteTabs = ({ digests, files, comparison }: Found) => ({
  Digests: digests > 0 && group(digests),
  'File hashes': comparison.differing ? (
    <span className="inline-flex items-center gap-1 font-strong text-bad">
      <Icon of={X} size={13} /> {messages.differs(comparison.differing)}
    </span>
  ) : (
    files.files.length > 0 && group(files.files.length)
  ),
})

/** The Options row: line endings, HMAC key and more algorithms. */
export function OptionsRow({ desk, onRun }: { desk: Found['desk']; onRun: () => void }) {
  const { hmacKey, settings } = desk.state
  return (
    <>
      <SelectField
        label="Line endings"
        className="w-full sm:w-44"
        value={settings.lineEndings}
        choices={lineEndingChoices}
        onChange={(lineEndings) => desk.dispatch({ type: 'set', settings: { lineEndings } })}
      />
      <TextField
        label="HMAC key"
        className="w-full sm:w-64"
        value={hmacKey}
        placeholder="Leave empty for a plain hash"
        onChange={(event) => desk.edit({ type: 'setKey', hmacKey: event.target.value })}
        onKeyDown={runOnEnter(onRun)}
      />
      <fieldset className="min-w-0">
        <legend className="text-small leading-tight font-strong">More algorithms</legend>
        <div className="flex flex-wrap gap-x-4">
          {extraKeys.map((key) => (
            <Checkbox
              key={key}
              label={algorithmOf(key).label}
              checked={settings.extras.includes(key)}
              onChange={(isChosen) => desk.dispatch({ type: 'toggle', key, isChosen })}
            />
          ))}
        </div>
      </fieldset>
      {settings.output === 'sri' && <p className="w-full text-body text-ink-2">{messages.sriNote}</p>}
    </>
  )
}

export const tellGenerated = (key: AlgorithmKey) => showToast(messages.generated(algorithmOf(key).label))
