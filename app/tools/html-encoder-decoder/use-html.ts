import { now } from '#app/lib/clock.ts'
import { createLazy, useLazy } from '#app/ui/island/lazy.ts'
import { useDesk } from '#app/work/bench/use-desk.ts'
import { partMissing } from '#app/work/messages.ts'
import { useAnswer } from '#app/work/run/use-answer.ts'
import type { Output, Question } from './client.ts'
import { conversionCancelled, conversionFailed } from './messages.ts'
import { settings as declared } from './settings.ts'
import { initialState, reduce } from './state.ts'

const nothing: Output = { text: '', bytes: 0, layers: 0 }

export const lazy = createLazy(() => import('./lazy.tsx'))

/** The state of the tool, its output, and the file to download. */
export function useHtml() {
  const desk = useDesk(reduce, initialState, {
    slug: 'html-encoder-decoder',
    settings: declared,
    isEmpty: ({ text }) => text.length === 0,
    onText({ text, task, isAgain }) {
      const mode = task === 'encode' || task === 'decode' ? task : undefined
      desk.replace({ type: 'load', text, ...(mode && { mode }) }, { isAgain })
    },
  })
  const { text, depth, settings } = desk.state
  const { part } = useLazy(lazy, settings.mode === 'decode')
  const { answer, ...work } = useAnswer<Question, Output>(
    { ...settings, depth, text: desk.ready.text },
    {
      direct: (question) => (question.text.length === 0 ? nothing : (part?.answerDirectly(question) ?? null)),
      ask: async (question, task) => (await lazy.load()).answer(question, task),
    },
  )
  const output = work.problem ? nothing : (answer ?? nothing)
  // `awaiting` needs no message: the bench already says that a part could not be loaded.
  const words = { cancelled: conversionCancelled, missing: partMissing, awaiting: null, failed: conversionFailed }
  return {
    desk,
    output,
    work,
    part,
    problem: work.problem && words[work.problem],
    async file() {
      const made = now()
      const { buildDownload } = await lazy.load()
      return buildDownload(settings.mode, text, output.text, made)
    },
  }
}
