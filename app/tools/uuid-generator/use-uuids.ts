import { useRef, useState } from 'react'
import { randomBytes } from '#app/browser/crypto-random.ts'
import { downloadFile } from '#app/browser/download.ts'
import { now } from '#app/lib/clock.ts'
import { showToast } from '#app/ui/toast.ts'
import { copyAndSay } from '#app/work/copy.ts'
import { type Format, formatUuid } from './formats.ts'
import { copied, copiedAll, copyFailed, downloaded, fileNameOf, generated } from './messages.ts'
import { clampQuantity, limitTyped } from './quantity.ts'
import { createGenerator, type Generator, isFixed, type Namespace, type Version } from './uuid.ts'

type NamespaceChoice = Namespace | 'custom'
type Batch = { version: Version; uuids: readonly string[] }

/** The tool's state and what its buttons do. */
export function useUuids() {
  const [version, setVersion] = useState<Version>('v4')
  const [quantity, setQuantity] = useState('1')
  const [format, setFormat] = useState<Format>('default')
  const [namespace, setNamespace] = useState<NamespaceChoice>('dns')
  const [customNamespace, setCustomNamespace] = useState('')
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [batch, setBatch] = useState<Batch | null>(null)
  // One for the whole visit: its memory keeps v7 rising and v1 unique from batch to batch.
  const generator = useRef<Generator | null>(null)

  const shown = batch?.uuids.map((uuid) => formatUuid(uuid, format)) ?? []
  const settleQuantity = () => setQuantity((text) => String(clampQuantity(text)))

  return {
    version,
    setVersion(next: Version) {
      setVersion(next)
      setProblem(null)
    },
    quantity: isFixed(version) ? '1' : quantity,
    typeQuantity: (text: string) => setQuantity(limitTyped(text)),
    settleQuantity,
    format,
    setFormat,
    namespace,
    setNamespace(next: NamespaceChoice) {
      setNamespace(next)
      setProblem(null)
    },
    customNamespace,
    setCustomNamespace(text: string) {
      setCustomNamespace(text)
      setProblem(null)
    },
    name,
    setName,
    problem,
    /** The version of what is shown, or of what would be made. */
    source: batch?.version ?? version,
    shown,
    generate() {
      settleQuantity()
      generator.current ??= createGenerator({ randomBytes, now: () => now().getTime() })
      const result = generator.current.generate({
        version,
        quantity: clampQuantity(quantity),
        namespace: namespace === 'custom' ? customNamespace : namespace,
        name,
      })
      setProblem(result.ok ? null : result.error)
      if (!result.ok) return
      setBatch({ version, uuids: result.value })
      showToast(generated(result.value.length))
    },
    clear: () => setBatch(null),
    copy: (uuid: string) => copyAndSay(uuid, copied, copyFailed),
    copyAll: () => copyAndSay(shown.join('\n'), copiedAll, copyFailed),
    download() {
      downloadFile(fileNameOf(now().getTime()), [shown.join('\n')])
      showToast(downloaded)
    },
  }
}
