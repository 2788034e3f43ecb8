import { useRef, useState } from 'react'
import { downloadFile } from '#app/browser/download.ts'
import { textBlob } from '#app/browser/text-file.ts'
import { connect } from '#app/browser/worker/connect.ts'
import { yieldToMain } from '#app/browser/yield-to-main.ts'
import { longTextOf, type PaneText, slicesOf } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import { showToast } from '#app/ui/toast.ts'
import { copyAndSay } from '#app/work/copy.ts'
import { type ConversionName, type Converted, convert, type Task } from './convert.ts'
import * as messages from './messages.ts'
import type { Fault } from './percent.ts'
import { type Action, fileNameOf, initialState, isBlank, type Panel, transition } from './state.ts'
import type { UrlWorker } from './url.worker.ts'
import workerUrl from './url.worker.ts?worker&url'

const longest = 256 * 1024
const pieceSize = 1 << 20
const worker = connect<UrlWorker>(workerUrl)

/** Both ways the text travels in pieces, so that no message holds up the page. */
async function convertInWorker(
  input: PaneText,
  task: Omit<Task, 'text'>,
  signal: AbortSignal,
): Promise<Result<Converted<PaneText>, Fault>> {
  const given: string[] = []
  for (const piece of slicesOf(input, pieceSize)) {
    given.push(piece)
    await yieldToMain()
    signal.throwIfAborted()
  }
  const answer = await worker.call('convert', { ...task, pieces: given }, { signal })
  if (!answer.ok) return answer
  const { count, ...rest } = answer.value
  const pieces: string[] = []
  while (pieces.length < count) pieces.push(await worker.call('takePiece', pieces.length, { signal }))
  return ok({ ...rest, text: longTextOf(pieces) })
}

/** The tool's state and what its buttons do. */
export function useUrl() {
  const [state, setState] = useState(initialState)
  const [isWorking, setWorking] = useState(false)
  const latest = useRef(state)
  const job = useRef<AbortController | null>(null)

  function apply(action: Action) {
    const { state: next, toast } = transition(latest.current, action)
    latest.current = next
    setState(next)
    if (toast) showToast(toast)
  }

  function cancel() {
    job.current?.abort()
    setWorking(false)
  }

  async function convertLong(input: PaneText, task: Omit<Task, 'text'>) {
    const controller = new AbortController()
    job.current = controller
    setWorking(true)
    try {
      const result = await convertInWorker(input, task, controller.signal)
      apply({ type: 'settle', name: task.name, result })
    } catch (error) {
      if (controller.signal.aborted) return
      console.error(error)
      showToast(messages.conversionFailed)
    }
    setWorking(false)
  }

  function run(name: ConversionName) {
    const { input, mode, plusMeansSpace } = latest.current
    cancel()
    if (isBlank(input)) return apply({ type: 'miss', name })
    const task = { name, mode, plusMeansSpace }
    if (input.length > longest) void convertLong(input, task)
    else apply({ type: 'settle', name, result: convert({ ...task, text: input.toString() }) })
  }

  return {
    state,
    isWorking,
    cancel,
    encode: () => run('encode'),
    decode: () => run('decode'),
    decodeTolerant: () => run('decodeTolerant'),
    setMode: (mode: typeof state.mode) => apply({ type: 'setMode', mode }),
    setPlus: (plusMeansSpace: boolean) => apply({ type: 'setPlus', plusMeansSpace }),
    type(input: PaneText) {
      cancel()
      apply({ type: 'type', input })
    },
    clear() {
      cancel()
      apply({ type: 'clear' })
    },
    copy(panel: Panel) {
      const text = latest.current[panel]
      if (text.length === 0) return showToast(messages.nothingToCopy(panel))
      void copyAndSay(text.toString(), messages.copied(panel), messages.copyFailed)
    },
    async download(panel: Panel) {
      const text = latest.current[panel]
      if (text.length === 0) return showToast(messages.nothingToDownload)
      downloadFile(fileNameOf(panel), [await textBlob(text)])
      showToast(messages.downloadStarted(panel))
    },
  }
}
