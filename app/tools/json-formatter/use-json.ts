import { showToast } from '#app/ui/toast.ts'
import { cameAtOnce } from '#app/work/question.ts'
import { useDesk } from '#app/work/use-desk.ts'
import { useRun } from '#app/work/use-run.ts'
import { expectText, explorer, formatQuestion, type Question, rememberFile } from './client.ts'
import { toasts } from './messages.ts'
import { initialState, reduce, type State } from './state.ts'

/** A document that shows what formatting must not touch: a long number, `1.10`, `2.0e0`. */
const sample = `{"id":12345678901234567890,"name":"Ada Lovelace","born":"1815-12-10","roles":["mathematician","writer"],"engine":{"designed by":"Charles Babbage","built":false,"weight":1.10},"notes":[{"letter":"G","topic":"Bernoulli numbers","loops":2.0e0}],"successor":null}`

const questionOf = ({ text, settings, mode }: State): Question => ({ text, ...settings, mode })

/** The tool's state, its output and what its buttons do. */
export function useJson() {
  const desk = useDesk(reduce, initialState, {
    slug: 'json-formatter',
    isEmpty: ({ text }) => text.length === 0,
    onText({ text, task, isAgain }) {
      expectText({ ...questionOf(desk.read()), text }, true)
      desk.replace({ type: 'load', text }, { isAgain, restore: forget() })
      if (task !== null) void press('format')
    },
  })

  const { run, forget, answer, ...work } = useRun(() => questionOf(desk.read()), formatQuestion)

  async function press(mode: State['mode']) {
    await desk.intake.whenRead()
    const { opened } = desk.intake.read()
    if (opened?.charset === 'utf-8' && !opened.isGuessed) rememberFile(desk.read().text, opened.file)
    desk.dispatch({ type: 'press', mode })
    const answer = await run()
    if (answer?.ok) showToast(mode === 'format' ? toasts.formatted : toasts.minified)
  }

  return {
    desk,
    work,
    // An error speaks of the text it was found in and goes with it; an output stays beside a text that is being edited.
    answer: answer?.ok || work.stale !== 'text' ? answer : null,
    press,
    edit(text: State['text']) {
      const before = desk.read()
      expectText({ ...questionOf(before), text }, cameAtOnce(before.text, text))
      desk.edit({ type: 'edit', text })
    },
    loadSample: () => desk.replace({ type: 'load', text: sample }, { restore: forget() }),
    apply: (repaired: State['text']) =>
      desk.replace({ type: 'load', text: repaired }, { toast: toasts.repaired, restore: forget() }),
    clear() {
      explorer.stop()
      desk.replace({ type: 'clear' }, { toast: toasts.cleared, restore: forget() })
    },
  }
}
