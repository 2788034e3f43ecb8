import { connect } from '#app/browser/worker/connect.ts'
import { isBlank, isLong, type PaneText } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import { gatherFed } from '#app/ui/text-pane/gather-text.ts'
import { showToast } from '#app/ui/toast.ts'
import type { Ask } from '#app/work/job.ts'
import { type Desk, useDesk } from '#app/work/use-desk.ts'
import { useRun } from '#app/work/use-run.ts'
import type { Converted, Task } from './convert.ts'
import * as messages from './messages.ts'
import type { Fault } from './percent.ts'
import { type Action, initialState, type Panel, reduce, type State } from './state.ts'
import type { UrlWorker } from './url.worker.ts'
import workerUrl from './url.worker.ts?worker&url'

type Question = Task & { text: PaneText }

const worker = connect<UrlWorker>(workerUrl)

const ask: Ask<Question, Result<Converted, Fault>> = async ({ text, ...task }, { signal }) => {
  if (!isLong(text)) return (await import('./convert.ts')).convert(text.toString(), task)
  const [made, output] = await gatherFed((onText) => worker.call('convert', { text, task }, { signal, onText }))
  return made.ok ? ok({ ...made.value, text: output }) : made
}

const questionOf = ({ text, settings, isTolerant }: State, panel: Panel): Question =>
  panel === 'encoded'
    ? { text, panel, mode: settings.mode, plusMeansSpace: false, isTolerant: false }
    : { text, panel, ...settings, isTolerant }

/** Starts the worker when a long text comes, so that it is there when a button is pressed. */
function expectText(text: PaneText): void {
  if (isLong(text)) worker.start()
}

/** The tool's state, its two conversions and what its buttons do. */
export function useUrl() {
  const desk: Desk<State, Action> = useDesk(reduce, initialState, {
    slug: 'url-encoder-decoder',
    isEmpty: ({ text }) => text.length === 0 && !runs.encoded.answer && !runs.decoded.answer,
    onText({ text, task, isAgain }) {
      expectText(text)
      desk.replace({ type: 'load', text }, { isAgain })
      if (task === 'decode') void run('decoded')
    },
  })
  const runs = {
    encoded: useRun(() => questionOf(desk.read(), 'encoded'), ask),
    decoded: useRun(() => questionOf(desk.read(), 'decoded'), ask),
  }

  async function run(panel: Panel, isTolerant = false) {
    if (isBlank(desk.read().text)) return showToast(messages.inputRequired(panel === 'encoded' ? 'encode' : 'decode'))
    desk.dispatch({ type: 'ask', panel, isTolerant })
    const answer = await runs[panel].run()
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
    notices: last?.ok ? last.value : null,
    run,
    edit(text: PaneText) {
      expectText(text)
      desk.edit({ type: 'edit', text })
    },
    clear() {
      if (desk.read().text.length === 0 && !runs.encoded.answer && !runs.decoded.answer)
        return showToast(messages.cleared)
      const bringBack = [runs.encoded.forget(), runs.decoded.forget()]
      const restore = () => {
        for (const each of bringBack) each()
      }
      desk.replace({ type: 'clear' }, { toast: messages.cleared, restore })
    },
  }
}
