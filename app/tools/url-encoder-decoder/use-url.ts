import { useRef } from 'react'
import { isBlank, isLong, type PaneText } from '#app/lib/long-text.ts'
import type { Result } from '#app/lib/result.ts'
import { dismissToast, showToast } from '#app/ui/feedback/toast.ts'
import { createLazy } from '#app/ui/island/lazy.ts'
import { type Desk, useDesk } from '#app/work/bench/use-desk.ts'
import type { Ask } from '#app/work/run/job.ts'
import { liveLimit } from '#app/work/run/question.ts'
import { useRun } from '#app/work/run/use-run.ts'
import type { Converted } from './convert.ts'
import * as messages from './messages.ts'
import type { Fault } from './percent.ts'
import { settings } from './settings.ts'
import { type Action, initialState, type Panel, type Question, reduce, type State } from './state.ts'

const sample =
  'https://shop.example.com:8443/search/%C3%A9t%C3%A9?q=caf%C3%A9+%26+bar&city=Z%C3%BCrich&tag=new&tag=sale&debug#results'

export const lazy = createLazy(() => import('./lazy.tsx'))

const ask: Ask<Question, Result<Converted, Fault>> = async (question, task) =>
  (await lazy.load()).answer(question, task)

const questionOf = ({ text, settings, isTolerant }: State, panel: Panel): Question =>
  panel === 'encoded'
    ? { text, panel, mode: settings.mode, plusMeansSpace: false, isTolerant: false }
    : { text, panel, ...settings, isTolerant }

const live = {
  isLive: ({ text }: Question) => text.length <= liveLimit && !isBlank(text),
  direct: (question: Question) => lazy.read().part?.answerDirectly(question) ?? null,
}

/** Starts the worker when a long text comes in, so it is ready when a button is pressed. */
const anticipate = (text: PaneText): void => void (isLong(text) && lazy.prepare())

/** Chooses the panel for a text without a task: a short text that looks encoded is decoded, any other is encoded. */
const choosePanel = async (text: PaneText): Promise<Panel> => {
  const part = isLong(text) ? null : await lazy.load().catch(() => null)
  return part?.looksEncoded(text.toString()) ? 'decoded' : 'encoded'
}

/** The tool's state, its two conversions and its buttons. `onRun` gets the filled panel after a run, or null. */
export function useUrl(onRun: (made: Panel | null) => void) {
  const desk: Desk<State, Action> = useDesk(reduce, initialState, {
    slug: 'url-encoder-decoder',
    settings,
    isEmpty,
    onText({ text, isAgain }) {
      anticipate(text)
      desk.replace({ type: 'load', text }, { isAgain })
    },
    onTask: (task) => void (task === 'decode' ? run('decoded') : runAsIs(desk.read().text)),
  })
  const works = {
    encoded: useRun(desk, (state) => questionOf(state, 'encoded'), ask, live),
    decoded: useRun(desk, (state) => questionOf(state, 'decoded'), ask, live),
  }
  const told = useRef(0)
  const isNothing = isBlank(desk.state.text)
  const runs = {
    encoded: { ...works.encoded, answer: isNothing ? null : works.encoded.answer },
    decoded: { ...works.decoded, answer: isNothing ? null : works.decoded.answer },
  }

  function isEmpty({ text }: State) {
    return text.length === 0 && !runs.encoded.answer && !runs.decoded.answer
  }

  /** Encodes or decodes the text of a link, unless the visitor has changed it by then. */
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
    dismissToast(told.current)
    // What could not be decoded is listed with the output.
    const isPartly = answer?.ok && answer.value.noticeCount > 0
    if (answer && !isPartly) told.current = showToast(messages.outcome(panel, answer.ok))
  }

  const { asked } = desk.state
  const current = (panel: Panel) => (runs[panel].stale === null ? runs[panel].answer : null)
  // What was asked for comes first. A text that cannot be decoded is usual, one that cannot be encoded is not.
  const failing = (asked ? [asked] : (['encoded', 'decoded'] as const)).find((panel) => current(panel)?.ok === false)
  const failed = failing && current(failing)
  const last = asked && current(asked)
  return {
    desk,
    runs,
    work: runs[runs.encoded.isWorking ? 'encoded' : 'decoded'],
    /** Why Encode or Decode fails. Without a press it is said quietly. */
    failure: failed && !failed.ok ? { panel: failing!, fault: failed.error, isPressed: failing === asked } : null,
    /** The output of the last Encode or Decode, if it is up to date. */
    made: last?.ok ? { panel: asked!, ...last.value } : null,
    loadSample: () => desk.replace({ type: 'load', text: sample }),
    run,
    edit(text: PaneText) {
      anticipate(text)
      desk.edit({ type: 'edit', text })
    },
    clear() {
      if (isEmpty(desk.read())) return showToast(messages.cleared)
      const forget = () => {
        const bringBack = Object.values(runs).map((each) => each.forget())
        return () => bringBack.forEach((each) => void each())
      }
      desk.replace({ type: 'clear' }, { toast: messages.cleared, forget })
    },
  }
}
