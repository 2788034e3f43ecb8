import { useEffect, useMemo, useRef } from 'react'
import { convertLineEndings } from '#app/lib/line-endings.ts'
import { showToast } from '#app/ui/toast.ts'
import { textCleared } from '#app/work/messages.ts'
import { type Desk, useDesk } from '#app/work/use-desk.ts'
import { type AlgorithmKey, algorithmOf, algorithms } from './algorithms.ts'
import { describeRefused, filesReplaced, generated } from './messages.ts'
import { buildReport } from './report.ts'
import { type Action, initialState, isShown, reduce, type State } from './state.ts'
import { useExpected } from './use-expected.ts'
import { useFileHashes } from './use-file-hashes.ts'
import { useTextHashes } from './use-text-hashes.ts'
import { keysToVerify, listSettled, summarize, verify } from './verify.ts'

const none: never[] = []

/** What stands on the desk, its digests, what came of comparing them, and what the buttons do. */
export function useHash() {
  const desk: Desk<State, Action> = useDesk(reduce, initialState, {
    slug: 'hash-generator',
    isEmpty: ({ text, expected, hmacKey }) => text.length + expected.length + hmacKey.length + files.files.length === 0,
    onText: ({ text, task }) => desk.replace({ type: 'load', text, task }),
    onFiles(opened, _, dropped) {
      const refused = dropped ? describeRefused(opened.length, dropped.folders, dropped.unreadable) : []
      const take: Action = { type: 'take', refused }
      if (opened.length === 0) return desk.dispatch(take)
      const isReplaced = files.files.length > 0
      const restore = files.open(opened, dropped?.paths)
      if (isReplaced) desk.replace(take, { toast: filesReplaced, restore })
      else desk.edit(take)
    },
  })
  const { text, expected, hmacKey, asked, settings } = desk.state
  const { extras, lineEndings } = settings

  const list = useExpected(expected)
  const entries = list.reading.ok ? list.reading.value.entries : none
  const rows = useMemo(() => algorithms.filter(({ key }) => isShown(key, extras)), [extras])
  const chosen = useMemo(() => rows.map(({ key }) => key), [rows])
  const textKeys = useMemo(() => [...new Set([...chosen, ...keysToVerify(entries)])], [chosen, entries])
  const ofText = useTextHashes({ text, lineEndings, hmacKey }, textKeys)
  const files = useFileHashes({ chosen, entries, hmacKey })

  const isWorking = ofText.work.isWorking || files.work.isWorking
  const { subjects, checks, summary } = useMemo(() => {
    const subjects = [...files.subjects, ...(ofText.isEmpty ? [] : [{ name: null, hashes: ofText.hashes }])]
    const checks = subjects.length > 0 ? listSettled(verify(entries, subjects), isWorking) : []
    return { subjects, checks, summary: summarize(checks, isWorking ? [] : subjects) }
  }, [entries, files.subjects, ofText.isEmpty, ofText.hashes, isWorking])

  const answered = useRef<State['asked']>(null)
  useEffect(() => {
    const hash = asked && ofText.hashes[asked.key]
    if (!hash || asked === answered.current) return
    answered.current = asked
    if (hash.ok) showToast(generated(algorithmOf(asked.key).name))
  }, [asked, ofText.hashes])

  return {
    desk,
    rows,
    ofText,
    files,
    list,
    verification: { checks, summary, isWorking, hasSubject: subjects.length > 0 },
    work: [files.work, ofText.work, list.work].find((each) => each.isWorking) ?? files.work,
    generate() {
      desk.dispatch({ type: 'generate' })
      ofText.resume()
    },
    clear: () => desk.replace({ type: 'clear' }, { toast: { title: textCleared }, restore: files.clear() }),
    report: (key: AlgorithmKey, shown: string) =>
      buildReport(key, shown, { text: convertLineEndings(text, lineEndings) }, hmacKey !== ''),
  }
}
