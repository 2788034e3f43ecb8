import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { downloadFile } from '#app/browser/download.ts'
import { readText } from '#app/browser/text-file.ts'
import { connect } from '#app/browser/worker/connect.ts'
import { yieldToMain } from '#app/browser/yield-to-main.ts'
import { type PaneText, slicesOf } from '#app/lib/long-text.ts'
import { showToast } from '#app/ui/toast.ts'
import { copyAndSay } from '#app/work/copy.ts'
import { type CaseKey, fileNameOf } from './case.ts'
import type { CaseWorker } from './case.worker.ts'
import workerUrl from './case.worker.ts?worker&url'
import type { Language } from './languages.ts'
import { messages, toasts } from './messages.ts'
import { convertText, type Previews } from './preview.ts'

/** A text and the language its cases are asked in. */
type Question = { text: PaneText; language: Language }
/** What came of a question, or why nothing did. */
type Answer = { question: Question } & ({ previews: Previews } | { problem: string })

// Above this length twelve conversions take longer than a frame or two.
const longest = 16 * 1024
// Up to this length the worker is done before a progress bar would be of use.
const quick = 256 * 1024
const pieceSize = 1 << 20
const worker = connect<CaseWorker>(workerUrl)

async function convertInWorker(
  { text, language }: Question,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Previews> {
  const pieces: string[] = []
  for (const piece of slicesOf(text, pieceSize)) {
    pieces.push(piece)
    await yieldToMain()
    signal.throwIfAborted()
  }
  return worker.call('convert', { pieces, language }, { signal, onProgress })
}

/**
 * The twelve cases of a text: at once for a short one, from the worker for a long one. There a conversion under way is
 * finished before the newest text has its turn, so that the cards follow while somebody types.
 */
export function useCases(text: PaneText, language: Language) {
  const question = useDeferredValue(useMemo<Question>(() => ({ text, language }), [text, language]))
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [progress, setProgress] = useState(0)
  const newest = useRef(question)
  const job = useRef<AbortController | null>(null)
  const isLong = question.text.length > longest

  const direct = useMemo(
    () => (isLong ? null : convertText(question.text.toString(), question.language)),
    [question, isLong],
  )

  function stop() {
    job.current?.abort()
    job.current = null
  }

  async function work() {
    const controller = new AbortController()
    job.current = controller
    for (let asked: Question | null = null; asked !== newest.current; ) {
      asked = newest.current
      setProgress(0)
      const answered: Answer = await convertInWorker(asked, controller.signal, setProgress).then(
        (previews) => ({ question: asked!, previews }),
        () => ({ question: asked!, problem: messages.failed }),
      )
      if (controller.signal.aborted) return
      setAnswer(answered)
    }
    job.current = null
  }

  useEffect(() => {
    newest.current = question
    if (direct) {
      stop()
      setAnswer({ question, previews: direct.previews })
    } else if (!job.current) void work()
  }, [question, direct])

  const takeBlob = useCallback(
    async (key: CaseKey) => (direct ? new Blob([direct.results[key]]) : worker.call('takeResult', key)),
    [direct],
  )
  const isSettled = direct !== null || answer?.question === question
  return {
    /** While a long text is being converted these are still the results of the one before. */
    previews: direct?.previews ?? (answer && 'previews' in answer ? answer.previews : null),
    isWorking: !isSettled,
    isSlow: question.text.length > quick,
    progress,
    problem: isSettled && !direct && 'problem' in answer! ? answer.problem : null,
    cancel() {
      stop()
      setAnswer({ question, problem: messages.cancelled })
    },
    copy: useCallback(
      async (key: CaseKey, label: string) => {
        const result = await readText(await takeBlob(key))
        await copyAndSay(result.toString(), toasts.copied(label), toasts.copyFailed)
      },
      [takeBlob],
    ),
    download: useCallback(
      async (key: CaseKey) => {
        downloadFile(fileNameOf(key), [await takeBlob(key)])
        showToast(toasts.downloaded(fileNameOf(key)))
      },
      [takeBlob],
    ),
  }
}
