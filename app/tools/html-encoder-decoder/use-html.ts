import { now } from '#app/lib/clock.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { createLazy, useLazy } from '#app/ui/island/lazy.ts'
import { useDesk } from '#app/work/bench/use-desk.ts'
import { copiedToast, textCleared } from '#app/work/messages.ts'
import { usePeel } from '#app/work/out/output-pane.tsx'
import { useAnswer } from '#app/work/run/use-answer.ts'
import { useDirection } from '../use-direction.ts'
import type { ExampleName } from './examples.data.ts'
import type { Output } from './lazy.tsx'
import { copyFailed, downloaded } from './messages.ts'
import { settings as declared, type Settings } from './settings.ts'
import { initialState, type Question, reduce } from './state.ts'

const nothing: Output = { text: '', bytes: 0, layers: 0 }

export const lazy = createLazy(() => import('./lazy.tsx'))

/** The state of the tool, its output, and what Copy and Download give the visitor. */
export function useHtml() {
  const desk = useDesk(reduce, initialState, {
    slug: 'html-encoder-decoder',
    settings: declared,
    isEmpty: ({ text }) => text.length === 0,
    onText({ text, task, isAgain }) {
      const mode = direction.leave(task === 'encode' || task === 'decode' ? task : null)
      desk.replace({ type: 'load', text, mode }, { isAgain })
    },
  })
  const setMode = (mode: Settings['mode']) => desk.show({ type: 'set', settings: { mode } })
  const direction = useDirection(desk, lazy, setMode)
  const { text, depth, settings } = desk.state
  const { mode } = settings
  const { part } = useLazy(lazy, mode === 'decode')
  const { answer, ...work } = useAnswer<Question, Output>(
    { ...settings, depth, text: desk.ready.text },
    {
      direct: (question) => (question.text.length === 0 ? nothing : (part?.answerDirectly(question) ?? null)),
      ask: async (question, task) => (await lazy.load()).answer(question, task),
    },
  )
  const output = work.problem ? nothing : (answer ?? nothing)
  const shared = { isEmpty: output.text.length === 0, stale: work.isCurrent ? null : ('text' as const) }
  const give = {
    copy: { ...shared, text: () => output.text, length: output.bytes, copied: copiedToast('Output'), copyFailed },
    download: {
      ...shared,
      async file() {
        const made = now()
        const { buildDownload } = await lazy.load()
        return buildDownload(mode, text, output.text, made)
      },
      downloaded: downloaded(mode),
    },
  }
  // Other encodings are looked for once all entity layers are decoded.
  const isDecoded = mode === 'decode' && work.isCurrent && depth >= output.layers
  return {
    desk,
    output,
    work,
    part,
    give: usePeel(give, (isDecoded && output.text) || null),
    /** What the text is, if that chose Decode. */
    kind: direction.kind,
    edit(text: PaneText) {
      const before = desk.read().text
      desk.edit({ type: 'edit', text })
      direction.follow(before)
    },
    keepMode: direction.choose,
    clear: () => desk.replace({ type: 'clear', mode: direction.leave() }, { toast: { title: textCleared } }),
    loadExample(name: ExampleName) {
      direction.leave()
      desk.replace({ type: 'example', name })
    },
    set(settings: Partial<Settings>) {
      if (settings.mode) direction.choose()
      desk.dispatch({ type: 'set', settings })
    },
    /** Exchanges input and output. */
    switchMode(output: PaneText) {
      direction.choose()
      desk.replace({ type: 'switch', output }, { isChosen: true })
    },
  }
}
