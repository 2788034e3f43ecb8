import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { downloadFile } from '#app/browser/download.ts'
import { textBlob } from '#app/browser/text-file.ts'
import type { LineEndings } from '#app/lib/line-endings.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { showToast } from '#app/ui/toast.ts'
import { copyAndSay } from '#app/work/copy.ts'
import { type AlgorithmKey, algorithms, defaultKey, floorKeys } from './algorithms.ts'
import { copied, copyFailed, downloaded, fileNameOf, generated } from './messages.ts'
import type { Output } from './outputs.ts'
import { writeReport } from './report.ts'
import { useExpected } from './use-expected.ts'
import { useFileHashes } from './use-file-hashes.ts'
import { useKeys } from './use-keys.ts'
import { useTextHashes } from './use-text-hashes.ts'
import { keysToVerify, verify } from './verify.ts'

const isFloor = (key: AlgorithmKey) => floorKeys.some((floor) => floor === key)

const copy = (key: AlgorithmKey, shown: string) => copyAndSay(shown, copied(key), copyFailed)

function save(key: AlgorithmKey, parts: BlobPart[]) {
  downloadFile(fileNameOf(key), parts)
  showToast(downloaded(key))
}

/** The tool's state and what its buttons do. */
export function useHash() {
  const [input, setInput] = useState<PaneText>('')
  const [algorithm, setAlgorithm] = useState<AlgorithmKey>(defaultKey)
  const [asked, setAsked] = useState<{ key: AlgorithmKey } | null>(null)
  const [extras, setExtras] = useState<readonly AlgorithmKey[]>([])
  const [output, setOutput] = useState<Output>('hex')
  const [hmacKey, setHmacKey] = useState('')
  const [lineEndings, setLineEndings] = useState<LineEndings>('keep')
  const [expected, setExpected] = useState<PaneText>('')
  const isHmac = hmacKey !== ''
  const answered = useRef<typeof asked>(null)

  const reading = useExpected(expected)
  const entries = useMemo(() => (reading.ok ? reading.value.entries : []), [reading])
  const rows = useMemo(() => algorithms.filter(({ key }) => isFloor(key) || extras.includes(key)), [extras])
  const chosen = useKeys(rows.map(({ key }) => key))
  const text = useTextHashes(input, useKeys([...chosen, ...keysToVerify(entries)]), hmacKey, lineEndings)
  const files = useFileHashes(chosen, entries, hmacKey)
  const subjects = useMemo(
    () => [...files.subjects, ...(text.isEmpty ? [] : [{ name: null, hashes: text.hashes }])],
    [files.subjects, text.isEmpty, text.hashes],
  )
  const checks = useMemo(() => verify(entries, subjects), [entries, subjects])

  useEffect(() => {
    const hash = asked && text.hashes[asked.key]
    if (!hash || asked === answered.current) return
    answered.current = asked
    if (hash.ok) showToast(generated(asked.key))
  }, [asked, text.hashes])

  return {
    input,
    edit(next: PaneText) {
      setInput(next)
      setAsked(null)
    },
    algorithm,
    setAlgorithm,
    rows,
    extras,
    toggleExtra(key: AlgorithmKey, isChosen: boolean) {
      setExtras((keys) => (isChosen ? [...keys, key] : keys.filter((other) => other !== key)))
      if (!isChosen && algorithm === key) setAlgorithm(defaultKey)
      if (!isChosen && asked?.key === key) setAsked(null)
    },
    output,
    setOutput,
    hmacKey,
    isHmac,
    setHmacKey,
    lineEndings,
    setLineEndings,
    expected,
    setExpected,
    reading,
    checks,
    hasSubject: subjects.length > 0,
    text,
    files,
    /** After Generate only this algorithm is shown, until the text changes. */
    only: asked?.key ?? null,
    generate() {
      if (text.isEmpty) return
      setAsked({ key: algorithm })
      text.resume()
    },
    clear() {
      setInput('')
      setAsked(null)
      setHmacKey('')
      setExpected('')
      files.clear()
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
