import { isBlank, type PaneText } from '#app/lib/long-text.ts'
import type { Result } from '#app/lib/result.ts'
import type { Toast } from '#app/ui/feedback/toast.ts'
import { createLazy } from '#app/ui/island/lazy.ts'
import { type Desk, useDesk } from '#app/work/bench/use-desk.ts'
import { partMissing, textCleared } from '#app/work/messages.ts'
import type { Peeling } from '#app/work/out/peel-status.tsx'
import type { Ask } from '#app/work/run/job.ts'
import { useRun } from '#app/work/run/use-run.ts'
import { useDirection } from '../use-direction.ts'
import type { Failure } from './failure.ts'
import { fileRemoved, samples, unreadable } from './messages.ts'
import { type Settings, settings } from './settings.ts'
import {
  type Action,
  type Converted,
  initialState,
  isLive,
  otherMode,
  type Question,
  questionOf,
  reduce,
  type State,
} from './state.ts'

export const lazy = createLazy(() => import('./lazy.tsx'))

const modeOf = (task: string | null) => (task === 'encode' || task === 'decode' ? task : null)

const ask: Ask<Question<File>, Result<Converted<File>, Failure>> = async (question, task) =>
  (await lazy.load()).answer(question, task)

/** The input, the result and what the buttons do. After each run, `onRun` is told whether it made something. */
export function useBase64(onRun: (isMade: boolean) => void) {
  const desk: Desk<State<File>, Action<File>> = useDesk(reduce<File>, initialState as State<File>, {
    slug: 'base64-encode-decode',
    settings,
    isEmpty: ({ text, source }) => text.length === 0 && !source && !result,
    texts: ({ text, source }) => (source ? {} : { text }),
    onTask: () => run(),
    onSettings: set,
    verb: 'convert',
    onText: ({ text, task }) => replace({ type: 'load', text, mode: direction.leave(modeOf(task)) }),
    onFiles: ([file], task) => file && replace({ type: 'open', file, mode: direction.leave(modeOf(task)) }),
  })
  const work = useRun(desk, questionOf, ask, {
    isLive,
    direct: (question) => lazy.read().part?.answerDirectly(question) ?? null,
  })
  const direction = useDirection(desk, lazy, (mode) => set({ mode }, desk.show))
  const { problem, stale } = work
  const { text, source } = desk.state
  const answer = source || work.isPressed || !isBlank(text) ? work.answer : null

  function readFailure(): Failure | null {
    if (problem === 'missing') return { message: partMissing }
    if (problem === 'failed') return { message: unreadable }
    return answer && !answer.ok && !stale ? answer.error : null
  }

  const failure = readFailure()
  const result = answer?.ok && !failure ? answer.value : null

  function run() {
    void work.run().then((made) => onRun(made?.ok === true))
  }

  /** Undo also brings the result back, unless the mode has changed: no output outlives the mode that made it. */
  function replace(action: Action<File>, { toast, isChosen = false }: { toast?: Toast; isChosen?: boolean } = {}) {
    function forget() {
      const { mode } = desk.read().settings
      const bringBack = work.forget()
      return () => void (desk.read().settings.mode === mode ? bringBack() : work.forget())
    }
    desk.replace(action, { forget, isChosen, ...(toast && { toast }) })
  }

  function set(settings: Partial<Settings>, dispatch = desk.dispatch) {
    const { mode } = desk.read().settings
    if ((settings.mode ?? mode) !== mode) work.forget()
    dispatch({ type: 'set', settings })
  }

  return {
    desk,
    work,
    result,
    failure,
    run,
    /** What the text is, if that chose Decode. */
    kind: direction.kind,
    edit(text: PaneText) {
      const before = desk.read().text
      desk.edit({ type: 'edit', text })
      direction.follow(before)
    },
    keepMode: direction.choose,
    choose(settings: Partial<Settings>) {
      if (settings.mode) direction.choose()
      set(settings)
    },
    loadSample() {
      const mode = direction.leave() ?? desk.read().settings.mode
      replace({ type: 'load', text: samples[mode], mode })
    },
    /** A peeled output is used without the peeled layers. */
    switchMode(peeled: Peeling['shown']) {
      direction.choose()
      const made = result && peeled ? { output: peeled.text, file: result.file } : result
      if (made && made.file.size > 0) replace({ type: 'switch', made }, { isChosen: true })
      else set({ mode: otherMode(desk.read().settings.mode) })
    },
    clear: () => replace({ type: 'clear', mode: direction.leave() }, { toast: { title: textCleared } }),
    removeFile: () => replace({ type: 'close' }, { toast: fileRemoved }),
  }
}
