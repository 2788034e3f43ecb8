import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { downloadFile } from '#app/lib/download.ts'
import { type PaneText, slicesOf } from '#app/lib/long-text.ts'
import { readText } from '#app/lib/text-file.ts'
import { connect } from '#app/lib/worker/connect.ts'
import { yieldToMain } from '#app/lib/yield-to-main.ts'
import { copyAndSay } from '#app/ui/copy.ts'
import { showToast } from '#app/ui/toast.ts'
import { type CaseKey, fileNameOf } from './case.ts'
import type { CaseWorker } from './case.worker.ts'
import workerUrl from './case.worker.ts?worker&url'
import type { Language } from './languages.ts'
import { toasts } from './messages.ts'
import { convertText, type Previews } from './preview.ts'

/** A text and the language its cases are asked in. */
type Question = { text: PaneText; language: Language }
type Answer = { question: Question; previews: Previews | null }

// Above this length twelve conversions take longer than a frame or two.
const longest = 8 * 1024
const pause = 150
const pieceSize = 1 << 20
const worker = connect<CaseWorker>(workerUrl)

async function convertInWorker({ text, language }: Question, signal: AbortSignal): Promise<Previews> {
  const pieces: string[] = []
  for (const piece of slicesOf(text, pieceSize)) {
    pieces.push(piece)
    await yieldToMain()
    signal.throwIfAborted()
  }
  return worker.call('convert', { pieces, language }, { signal })
}

/** The twelve cases of a text: at once for a short one, from the worker for a long one, the newest only. */
export function useCases(text: PaneText, language: Language) {
  const question = useDeferredValue(useMemo<Question>(() => ({ text, language }), [text, language]))
  const [answer, setAnswer] = useState<Answer | null>(null)
  const isLong = question.text.length > longest

  const direct = useMemo(
    () => (isLong ? null : convertText(question.text.toString(), question.language)),
    [question, isLong],
  )

  useEffect(() => {
    if (!isLong) return setAnswer(null)
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      convertInWorker(question, signal).then(
        (previews) => setAnswer({ question, previews }),
        (error) => {
          if (signal.aborted) return
          console.error(error)
          setAnswer({ question, previews: null })
        },
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [question, isLong])

  const takeBlob = useCallback(
    async (key: CaseKey) => (direct ? new Blob([direct.results[key]]) : worker.call('takeResult', key)),
    [direct],
  )
  const isSettled = direct !== null || answer?.question === question
  return {
    /** While a long text is being converted these are still the results of the one before. */
    previews: direct?.previews ?? answer?.previews ?? null,
    isWorking: !isSettled,
    isFailed: isSettled && !direct && answer?.previews === null,
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
