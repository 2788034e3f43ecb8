import { useCallback, useDeferredValue, useEffect } from 'react'
import { connect } from '#app/browser/worker/connect.ts'
import { isLong, type PaneText } from '#app/lib/long-text.ts'
import { useAnswer } from '#app/work/use-answer.ts'
import { useDesk } from '#app/work/use-desk.ts'
import type { CaseWorker } from './case.worker.ts'
import workerUrl from './case.worker.ts?worker&url'
import type { CaseKey, Language } from './formats.ts'
import type { Previews } from './preview.ts'
import { settings } from './settings.ts'
import { initialState, reduce } from './state.ts'

/** What the page shows; the whole results of a long text stay in the worker. */
type Cases = { previews: Previews | null; results: Record<CaseKey, string> | null }

const nothing: Cases = { previews: null, results: null }
let logic: typeof import('./preview.ts') | null = null

/** What converts a short text; it is fetched with the first one, or before. */
export async function fetchLogic() {
  logic ??= await import('./preview.ts')
  return logic
}

export const worker = connect<CaseWorker>(workerUrl, { isKept: true })

/**
 * The twelve cases of what stands there. A long conversion under way is finished before the newest text has its turn, so
 * that the cards follow while somebody types.
 */
export function useCases() {
  const desk = useDesk(reduce, initialState, {
    slug: 'text-case-converter',
    settings,
    isEmpty: ({ text }) => text.length === 0,
    onText: ({ text, isAgain }) => desk.replace({ type: 'load', text }, { isAgain }),
  })
  const { language } = desk.state.settings
  const text = useDeferredValue(desk.release ? '' : desk.state.text)
  const { answer, ...work } = useAnswer<{ text: PaneText; language: Language }, Cases>(
    { text, language },
    {
      direct: ({ text, language }) =>
        text.length === 0 ? nothing : (logic?.convertText(text.toString(), language) ?? null),
      async ask(question, task) {
        if (isLong(question.text)) return { previews: await worker.call('convert', question, task), results: null }
        return (await fetchLogic()).convertText(question.text.toString(), question.language)
      },
      isFinishedFirst: true,
    },
  )
  const results = answer?.results ?? null
  const isKept = isLong(text)
  // What the worker keeps is of a text that stands there no more.
  useEffect(() => {
    if (!isKept) worker.stop()
  }, [isKept])
  return {
    desk,
    work,
    isCurrent: work.isCurrent && text === desk.state.text,
    previews: answer?.previews ?? null,
    results,
    take: useCallback(
      async (key: CaseKey): Promise<PaneText> => {
        if (results) return results[key]
        const { readUtf8 } = await import('#app/browser/text-file.ts')
        return readUtf8(await worker.call('takeResult', key))
      },
      [results],
    ),
  }
}
