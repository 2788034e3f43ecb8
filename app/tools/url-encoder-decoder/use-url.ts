import { isBlank, isLong, type PaneText } from '#app/lib/long-text.ts'
import type { Result } from '#app/lib/result.ts'
import { showToast } from '#app/ui/toast.ts'
import type { Ask } from '#app/work/job.ts'
import { type Desk, useDesk } from '#app/work/use-desk.ts'
import { useRun } from '#app/work/use-run.ts'
import type { Question } from './client.ts'
import type { Converted } from './convert.ts'
import * as messages from './messages.ts'
import type { Fault } from './percent.ts'
import { settings } from './settings.ts'
import { type Action, initialState, type Panel, reduce, type State } from './state.ts'

// What converts is fetched with the first text.
const fetchClient = () => import('./client.ts')

const ask: Ask<Question, Result<Converted, Fault>> = async (question, task) => (await fetchClient()).ask(question, task)

const questionOf = ({ text, settings, isTolerant }: State, panel: Panel): Question =>
  panel === 'encoded'
    ? { text, panel, mode: settings.mode, plusMeansSpace: false, isTolerant: false }
    : { text, panel, ...settings, isTolerant }

/** Starts the worker when a long text comes, so that it is there when a button is pressed. */
const expectText = (text: PaneText): void =>
  void fetchClient().then(
    (client) => isLong(text) && client.startWorker(),
    () => null,
  )

/** The tool's state, its two conversions and what its buttons do; `onRun` hears at the end of a run what it made. */
export function useUrl(onRun: (made: Panel | null) => void) {
  const desk: Desk<State, Action> = useDesk(reduce, initialState, {
    slug: 'url-encoder-decoder',
    settings,
    isEmpty: ({ text }) => text.length === 0 && !runs.encoded.answer && !runs.decoded.answer,
    onText({ text, task, isAgain, isHeld }) {
      expectText(text)
      desk.replace({ type: 'load', text }, { isAgain })
      if (task === 'decode' && !isHeld) void run('decoded')
    },
    onRelease: (task) => void run(task === 'decode' ? 'decoded' : 'encoded'),
  })
  const runs = {
    encoded: useRun(() => questionOf(desk.read(), 'encoded'), ask),
    decoded: useRun(() => questionOf(desk.read(), 'decoded'), ask),
  }

  async function run(panel: Panel, isTolerant = false) {
    if (isBlank(desk.read().text)) return showToast(messages.inputRequired(panel === 'encoded' ? 'encode' : 'decode'))
    desk.dispatch({ type: 'ask', panel, isTolerant })
    const answer = await runs[panel].run()
    onRun(answer?.ok ? panel : null)
    if (answer) showToast(messages.outcome(panel, answer.ok))
  }

  const { asked } = desk.state
  const last = asked && runs[asked].stale === null ? runs[asked].answer : null
  return {
    desk,
    runs,
    work: runs[runs.encoded.isWorking ? 'encoded' : 'decoded'],
    /** Why the panel asked for last could not be filled. */
    failure: asked && last && !last.ok ? { panel: asked, fault: last.error } : null,
    /** The panel asked for last, where it is filled and current. */
    made: last?.ok ? { panel: asked!, ...last.value } : null,
    run,
    edit(text: PaneText) {
      expectText(text)
      desk.edit({ type: 'edit', text })
    },
    clear() {
      if (desk.read().text.length === 0 && !runs.encoded.answer && !runs.decoded.answer)
        return showToast(messages.cleared)
      const forget = () => {
        const bringBack = [runs.encoded.forget(), runs.decoded.forget()]
        return () => {
          for (const each of bringBack) each()
        }
      }
      desk.replace({ type: 'clear' }, { toast: messages.cleared, forget })
    },
  }
}
