import { useEffect, useMemo, useState } from 'react'
import { connect } from '#app/browser/worker/connect.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import { type Reading, readExpected } from './expected.ts'
import type { HashWorker } from './hash.worker.ts'
import workerUrl from './hash.worker.ts?worker&url'

const longest = 64 * 1024
const pause = 150
const worker = connect<HashWorker>(workerUrl)
const nothing = ok({ entries: [], ignored: [] })

/** The digests in what was pasted: at once from a short text, from a worker for a long list. */
export function useExpected(text: PaneText): Result<Reading> {
  const [answer, setAnswer] = useState<{ text: PaneText; reading: Result<Reading> } | null>(null)
  const direct = useMemo(() => (text.length > longest ? null : readExpected(text.toString())), [text])

  useEffect(() => {
    if (text.length <= longest) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      worker.call('readExpected', text.toString(), { signal: controller.signal }).then(
        (reading) => setAnswer({ text, reading }),
        (error) => controller.signal.aborted || console.error(error),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text])

  return direct ?? (answer?.text === text ? answer.reading : nothing)
}
