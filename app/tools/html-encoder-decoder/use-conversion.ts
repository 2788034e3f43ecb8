import { useEffect, useMemo, useRef, useState } from 'react'
import { connect } from '#app/browser/worker/connect.ts'
import { yieldToMain } from '#app/browser/yield-to-main.ts'
import { longTextOf, type PaneText, slicesOf } from '#app/lib/long-text.ts'
import { type Conversion, encodeDirectly, needsTables, type Settings } from './conversion.ts'
import type { HtmlWorker } from './html.worker.ts'
import workerUrl from './html.worker.ts?worker&url'
import { conversionCancelled, conversionFailed, tablesMissing } from './messages.ts'
import type { State } from './state.ts'

type Convert = typeof import('./convert.ts').convert
type Output = { text: PaneText; bytes: number; layers: number }
/** What came of a state in the worker, or why nothing did. */
type Answer = { state: State } & ({ output: Output } | { problem: string })

const longest = 64 * 1024
const pause = 150
const pieceSize = 1 << 20
const worker = connect<HtmlWorker>(workerUrl)
const nothing: Output = { text: '', bytes: 0, layers: 0 }

const readOutput = ({ pieces, bytes, layers }: Conversion): Output => ({
  text: pieces.length > 1 ? longTextOf(pieces) : (pieces[0] ?? ''),
  bytes,
  layers,
})

/** Both ways the text travels in pieces, so that no message holds up the page. */
async function convertInWorker(
  input: PaneText,
  settings: Settings,
  signal: AbortSignal,
  onProgress: (n: number) => void,
) {
  const given: string[] = []
  for (const piece of slicesOf(input, pieceSize)) {
    given.push(piece)
    await yieldToMain()
    signal.throwIfAborted()
  }
  const { count, ...rest } = await worker.call('convert', { pieces: given, settings }, { signal, onProgress })
  const pieces: string[] = []
  while (pieces.length < count) pieces.push(await worker.call('takePiece', pieces.length, { signal }))
  return readOutput({ ...rest, pieces })
}

/** The output that belongs to a state: at once for a short text, from the worker for a long one, the newest only. */
export function useConversion(state: State) {
  const { input, mode, scope, form, depth } = state
  const settings = useMemo<Settings>(() => ({ mode, scope, form, depth }), [mode, scope, form, depth])
  const [convert, setConvert] = useState<Convert | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [progress, setProgress] = useState(0)
  const job = useRef<AbortController | null>(null)
  const isLong = input.length > longest
  const isMissingTables = !isLong && !convert && needsTables(settings)

  const direct = useMemo(() => {
    if (isLong || isMissingTables) return null
    const text = input.toString()
    return readOutput(convert ? convert(text, settings) : encodeDirectly(text, settings))
  }, [input, settings, isLong, isMissingTables, convert])

  useEffect(() => {
    if (!isMissingTables) return
    import('./convert.ts').then(
      (module) => setConvert(() => module.convert),
      () => setAnswer({ state, problem: tablesMissing }),
    )
  }, [state, isMissingTables])

  useEffect(() => {
    if (!isLong) setAnswer(null)
  }, [isLong])

  useEffect(() => {
    if (!isLong) return
    const controller = new AbortController()
    const { signal } = controller
    job.current = controller
    setProgress(0)
    const timer = setTimeout(() => {
      convertInWorker(input, settings, signal, setProgress).then(
        (output) => setAnswer({ state, output }),
        () => signal.aborted || setAnswer({ state, problem: conversionFailed }),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [state, input, settings, isLong])

  const settled = answer?.state === state ? answer : null
  const latest = answer && 'output' in answer ? answer.output : nothing
  const problem = !direct && settled && 'problem' in settled ? settled.problem : null
  return {
    /** While a long text is being converted this is still the output of the one before. */
    output: direct ?? (problem ? nothing : latest),
    isWorking: !direct && !settled,
    isLong,
    problem,
    progress,
    cancel() {
      job.current?.abort()
      setAnswer({ state, problem: conversionCancelled })
    },
  }
}
