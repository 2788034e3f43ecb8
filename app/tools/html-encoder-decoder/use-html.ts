import { connect } from '#app/browser/worker/connect.ts'
import { now } from '#app/lib/clock.ts'
import { isLong, longTextOf, type PaneText } from '#app/lib/long-text.ts'
import { useAnswer } from '#app/work/use-answer.ts'
import { useDesk } from '#app/work/use-desk.ts'
import { type Conversion, encodeDirectly, needsTables, type Settings } from './conversion.ts'
import { buildDownload } from './download.ts'
import type { HtmlWorker } from './html.worker.ts'
import workerUrl from './html.worker.ts?worker&url'
import { conversionCancelled, conversionFailed, tablesMissing } from './messages.ts'
import { initialState, reduce } from './state.ts'

type Question = Settings & { text: PaneText }
type Output = { text: PaneText; bytes: number; layers: number }

const worker = connect<HtmlWorker>(workerUrl)
const nothing: Output = { text: '', bytes: 0, layers: 0 }
const outputOf = ({ pieces, ...rest }: Conversion): Output => ({
  ...rest,
  text: pieces.length > 1 ? longTextOf(pieces) : (pieces[0] ?? ''),
})

/** The output that belongs to what stands there, and what the buttons do. */
export function useHtml() {
  const desk = useDesk(reduce, initialState, {
    slug: 'html-encoder-decoder',
    isEmpty: ({ text }) => text.length === 0,
    onText({ text, task, isAgain }) {
      const mode = task === 'encode' || task === 'decode' ? task : undefined
      desk.replace({ type: 'load', text, ...(mode && { mode }) }, { isAgain })
    },
  })
  const { text, depth, settings } = desk.state
  const { answer, ...work } = useAnswer<Question, Output>(
    { ...settings, depth, text },
    {
      direct: (question) =>
        needsTables(question) ? null : outputOf(encodeDirectly(question.text.toString(), question)),
      async ask({ text, ...settings }, task) {
        if (isLong(text)) return worker.call('convert', { text, settings }, task)
        const { convert } = await import('./convert.ts')
        return outputOf(convert(text.toString(), settings))
      },
    },
  )
  const output = work.problem ? nothing : (answer ?? nothing)
  const failure = work.isLong ? conversionFailed : tablesMissing
  return {
    desk,
    output,
    work,
    problem: work.problem && (work.problem === 'cancelled' ? conversionCancelled : failure),
    file: () => buildDownload(settings.mode, text, output.text, now()),
  }
}
