import { useCallback, useDeferredValue, useEffect } from 'react'
import { isLong, type PaneText } from '#app/lib/long-text.ts'
import { createLazy, useLazy } from '#app/ui/island/lazy.ts'
import { useDesk } from '#app/work/bench/use-desk.ts'
import { useAnswer } from '#app/work/run/use-answer.ts'
import type { Cases } from './cards.ts'
import type { CaseKey } from './formats.ts'
import { settings } from './settings.ts'
import { initialState, type Question, reduce } from './state.ts'

const nothing: Cases = { previews: null, results: null }

export const lazy = createLazy(() => import('./lazy.tsx'))

/**
 * The twelve cases of the current text. A long conversion finishes before the newest text gets its turn, so that the cards
 * keep updating while the visitor types.
 */
export function useCases() {
  const desk = useDesk(reduce, initialState, {
    slug: 'text-case-converter',
    settings,
    isEmpty: ({ text }) => text.length === 0,
    onText: ({ text, isAgain }) => desk.replace({ type: 'load', text }, { isAgain }),
  })
  const { language } = desk.state.settings
  const { part } = useLazy(lazy, desk.state.text.length > 0)
  const text = useDeferredValue(desk.ready.text)
  const { answer, ...work } = useAnswer<Question, Cases>(
    { text, language },
    {
      direct: (question) => (question.text.length === 0 ? nothing : (part?.answerDirectly(question) ?? null)),
      ask: async (question, task) => (await lazy.load()).answer(question, task),
      isFinishedFirst: true,
    },
  )
  const { previews, results } = answer ?? nothing
  const isKept = isLong(text)
  // The worker's results belong to a text that is gone.
  useEffect(() => {
    if (!isKept) lazy.read().part?.worker.stop()
  }, [isKept])
  return {
    desk,
    part,
    work,
    isCurrent: work.isCurrent && text === desk.state.text,
    previews,
    results,
    take: useCallback(
      async (key: CaseKey): Promise<PaneText> => (results ? results[key] : (await lazy.load()).takeResult(key)),
      [results],
    ),
  }
}
