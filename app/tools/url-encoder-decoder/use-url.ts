import { isBlank, isLong, type PaneText } from '#app/lib/long-text.ts'
import type { Result } from '#app/lib/result.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { createLazy } from '#app/ui/island/lazy.ts'
import { type Desk, useDesk } from '#app/work/bench/use-desk.ts'
import type { Ask } from '#app/work/run/job.ts'
import { useRun } from '#app/work/run/use-run.ts'
import type { Question } from './client.ts'
import type { Converted } from './convert.ts'
import * as messages from './messages.ts'
import type { Fault } from './percent.ts'
import { settings } from './settings.ts'
import { type Action, initialState, type Panel, reduce, type State } from './state.ts'

export const lazy = createLazy(() => import('./lazy.tsx'))

const ask: Ask<Question, Result<Converted, Fault>> = async (question, task) => (await lazy.load()).ask(question, task)

const questionOf = ({ text, settings, isTolerant }: State, panel: Panel): Question =>
  panel === 'encoded'
    ? { text, panel, mode: settings.mode, plusMeansSpace: false, isTolerant: false }
    : { text, panel, ...settings, isTolerant }

/** Starts the worker when a long text comes, so that it is there when a button is pressed. */
const expectText = (text: PaneText): void =>
  void lazy.load().then(
    (client) => isLong(text) && client.startWorker(),
    () => null,
  )

/** What a text that says nothing of it is to become: one that is encoded, as a short one can be seen to be, is decoded. */
const choosePanel = async (text: PaneText): Promise<Panel> => {
  const percent = isLong(text) ? null : await import('./percent.ts').catch(() => null)
  return percent?.looksEncoded(text.toString()) ? 'decoded' : 'encoded'
}

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
      else if (isHeld === false) void runAsIs(text)
    },
    onRelease: (task) => void (task === 'decode' ? run('decoded') : runAsIs(desk.read().text)),
  })
  const runs = {
    encoded: useRun(() => questionOf(desk.read(), 'encoded'), ask),
    decoded: useRun(() => questionOf(desk.read(), 'decoded'), ask),
  }

  /** Makes of a link what its text is fit for, unless the visitor has another by then. */
  async function runAsIs(text: PaneText) {
    const panel = await choosePanel(text)
    if (desk.read().text === text) void run(panel)
  }

  async function run(panel: Panel, isTolerant = false) {
    if (!(await desk.intake.whenRead())) return
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
