import { isBlank } from '#app/lib/long-text.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { createLazy } from '#app/ui/island/lazy.ts'
import { useDesk } from '#app/work/bench/use-desk.ts'
import { textCleared } from '#app/work/messages.ts'
import { cameAtOnce, liveLimit } from '#app/work/run/question.ts'
import { useRun } from '#app/work/run/use-run.ts'
import type { Answer } from './lazy.tsx'
import * as messages from './messages.ts'
import { type Settings, settings } from './settings.ts'
import { initialState, type Question, reduce, type State } from './state.ts'
import { createTextFiles } from './text-files.ts'

/** A document that shows what formatting must not touch: a long number, `1.10`, `2.0e0`. */
const sample = `{"id":12345678901234567890,"name":"Ada Lovelace","born":"1815-12-10","roles":["mathematician","writer"],"engine":{"designed by":"Charles Babbage","built":false,"weight":1.10},"notes":[{"letter":"G","topic":"Bernoulli numbers","loops":2.0e0}],"successor":null}`

const files = createTextFiles<File>()

export const lazy = createLazy(() => import('./lazy.tsx'))
// Takes as many async steps as a button press, so a text is expected before it is asked for.
const anticipate = (question: Question, isAtOnce: boolean): void =>
  void lazy.load().then(
    (part) => part.anticipate(question, isAtOnce),
    () => null,
  )

const questionOf = ({ text, settings: { indent, sortKeys }, mode }: State) => ({ text, indent, sortKeys, mode })

/** The tool's state, its output and what its buttons do. */
export function useJson(onRun: (isMade: boolean) => void) {
  const desk = useDesk(reduce, initialState, {
    slug: 'json-formatter',
    settings,
    isEmpty: ({ text }) => text.length === 0,
    onText(arrival) {
      const { text, task, isAgain } = arrival
      files.remember(arrival)
      // A text with a task is formatted right away, or on Run.
      anticipate({ ...questionOf(desk.read()), text }, task === null)
      desk.replace({ type: 'load', text }, { isAgain, forget })
    },
    onTask: () => void press('format'),
    // The output shows a warning about the byte order mark.
    keepsMark: true,
    // Deeply nested text can become very long.
    isRisky: ({ text = '' }) => text.split(/[[{]/).length > 1000,
  })

  const { run, forget, answer, ...work } = useRun<State, Question, Answer>(
    desk,
    questionOf,
    async (question, task) => (await lazy.load()).answer(question, task, files.fileOf(question.text)),
    {
      isLive: ({ text }) => text.length <= liveLimit && !isBlank(text),
      direct: (question) => lazy.read().part?.answerDirectly(question) ?? null,
    },
  )

  async function press(mode: State['mode']) {
    if (!(await desk.intake.whenRead())) return
    desk.dispatch({ type: 'press', mode })
    const answer = await run()
    if (answer) onRun(answer.ok)
    if (answer?.ok) showToast(mode === 'format' ? messages.formatted : messages.minified)
  }

  return {
    desk,
    work,
    // An error goes away when its text changes. The output of a very long text stays while that is edited.
    answer: isBlank(desk.state.text) && !work.isPressed ? null : answer?.ok || work.stale !== 'text' ? answer : null,
    press,
    edit(text: State['text']) {
      const before = desk.read()
      anticipate({ ...questionOf(before), text }, cameAtOnce(before.text, text))
      desk.edit({ type: 'edit', text })
    },
    set: (settings: Partial<Settings>) => desk.dispatch({ type: 'set', settings }),
    loadSample: () => desk.replace({ type: 'load', text: sample }, { forget }),
    /** Takes a repaired text and formats it. */
    async apply(repaired: State['text']) {
      desk.replace({ type: 'load', text: repaired }, { toast: messages.repaired, forget })
      const answer = await run()
      if (answer) onRun(answer.ok)
    },
    clear() {
      lazy.read().part?.closeTree()
      desk.replace({ type: 'clear' }, { toast: { title: textCleared }, forget })
    },
  }
}
