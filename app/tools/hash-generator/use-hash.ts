import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { downloadFile } from '#app/browser/download.ts'
import { listDroppedFiles } from '#app/browser/dropped-files.ts'
import { textBlob } from '#app/browser/text-file.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { showToast } from '#app/ui/toast.ts'
import { copyAndSay } from '#app/work/copy.ts'
import { type AlgorithmKey, algorithms } from './algorithms.ts'
import { copied, copyFailed, describeRefused, downloaded, generated } from './messages.ts'
import { fileNameOf, writeReport } from './report.ts'
import { initialState, isShown, reduce, type Settings } from './state.ts'
import { useExpected } from './use-expected.ts'
import { useFileHashes } from './use-file-hashes.ts'
import { useKeys } from './use-keys.ts'
import { useTextHashes } from './use-text-hashes.ts'
import { keysToVerify, listSettled, summarize, verify } from './verify.ts'

const copy = (key: AlgorithmKey, shown: string) => copyAndSay(shown, copied(key), copyFailed)

function save(key: AlgorithmKey, parts: BlobPart[]) {
  downloadFile(fileNameOf(key), parts)
  showToast(downloaded(key))
}

/** The tool's state and what its buttons do. */
export function useHash() {
  const [state, dispatch] = useReducer(reduce, initialState)
  const { settings, asked } = state
  const { hmacKey, lineEndings } = settings
  const isHmac = hmacKey !== ''
  const answered = useRef<typeof asked>(null)
  const acts = useRef(0)

  const reading = useExpected(state.expected)
  const entries = useMemo(() => (reading.ok ? reading.value.entries : []), [reading])
  const rows = useMemo(() => algorithms.filter(({ key }) => isShown(key, settings)), [settings])
  const chosen = useKeys(rows.map(({ key }) => key))
  const text = useTextHashes(state.text, useKeys([...chosen, ...keysToVerify(entries)]), hmacKey, lineEndings)
  const files = useFileHashes(chosen, entries, hmacKey)
  const isWorking = text.isWorking || files.isWorking
  const subjects = useMemo(
    () => [...files.subjects, ...(text.isEmpty ? [] : [{ name: null, hashes: text.hashes }])],
    [files.subjects, text.isEmpty, text.hashes],
  )
  const hasSubject = subjects.length > 0
  const checks = useMemo(
    () => (hasSubject ? listSettled(verify(entries, subjects), isWorking) : []),
    [entries, subjects, hasSubject, isWorking],
  )
  const summary = useMemo(() => summarize(checks, isWorking ? [] : subjects), [checks, subjects, isWorking])

  useEffect(() => {
    const hash = asked && text.hashes[asked.key]
    if (!hash || asked === answered.current) return
    answered.current = asked
    if (hash.ok) showToast(generated(asked.key))
  }, [asked, text.hashes])

  return {
    state,
    edit: (next: PaneText) => dispatch({ type: 'edit', text: next }),
    expect: (next: PaneText) => dispatch({ type: 'expect', text: next }),
    load: (next: PaneText, task: string) => dispatch({ type: 'load', text: next, task }),
    set: (changes: Partial<Settings>) => dispatch({ type: 'set', settings: changes }),
    toggle: (key: AlgorithmKey, isChosen: boolean) => dispatch({ type: 'toggle', key, isChosen }),
    isHmac,
    rows,
    reading,
    checks,
    summary,
    hasSubject,
    isWorking,
    text,
    files,
    generate() {
      dispatch({ type: 'generate' })
      text.resume()
    },
    clear() {
      acts.current++
      dispatch({ type: 'clear' })
      files.clear()
    },
    open(chosenFiles: File[]) {
      acts.current++
      dispatch({ type: 'take', refused: [] })
      files.open(chosenFiles)
    },
    /** Lists what was dropped, folders too, unless something newer is opened meanwhile. */
    async drop(transfer: DataTransfer) {
      const own = ++acts.current
      dispatch({ type: 'list' })
      const dropped = await listDroppedFiles(transfer)
      if (own !== acts.current) return
      const { length } = dropped.files
      dispatch({ type: 'take', refused: describeRefused(length, dropped.folders, dropped.unreadable) })
      if (length > 0) files.open(dropped.files, dropped.paths)
    },
    copy,
    async saveOfText(key: AlgorithmKey, shown: string) {
      save(key, [writeReport(key, shown, { text: '' }, isHmac), await textBlob(text.input)])
    },
    saveOfFile: useCallback(
      (key: AlgorithmKey, shown: string, { name, size }: File) =>
        save(key, [writeReport(key, shown, { name, size }, isHmac)]),
      [isHmac],
    ),
  }
}
