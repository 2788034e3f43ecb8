import type { ReactNode, Ref } from 'react'
import { describeLength } from '#app/lib/describe-length.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import type { TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { OutputPane } from '#app/work/out/output-pane.tsx'
import type { Peeling } from '#app/work/out/peel-status.tsx'
import * as messages from './messages.ts'
import type { Panel } from './state.ts'
import type { useUrl } from './use-url.ts'

type Run = ReturnType<typeof useUrl>['runs'][Panel]

const textOf = ({ answer }: Run) => (answer?.ok ? answer.value.text : '')

/** Copy and Download for one of the two outputs. They are never disabled, as specified, and an output that is out of date is made again first. */
export function giveOutput(panel: Panel, run: Run) {
  const text = textOf(run)
  async function bring() {
    const answer = await run.bring()
    if (answer && !answer.ok) showToast(messages.outcome(panel, false))
    return answer?.ok ? answer.value.text : null
  }
  async function file() {
    const text = await bring()
    return text === null ? null : { name: `${panel}-url.txt`, text }
  }
  return {
    copy: {
      isEmpty: text.length === 0,
      name: `Copy ${panel} URL`,
      text: bring,
      length: text.length,
      copied: messages.copied(panel),
      copyFailed: messages.copyFailed,
      onRefuse: () => void showToast(messages.nothingToCopy(panel)),
    },
    download: {
      isEmpty: text.length === 0,
      name: `Download ${panel} URL`,
      file,
      downloaded: messages.downloadStarted(panel),
      onRefuse: () => void showToast(messages.nothingToDownload),
    },
  }
}

/** The text to check for more encodings, unless it is out of date. */
export const peelable = (run: Run) => (run.stale ? null : textOf(run) || null)

type Props = {
  panel: Panel
  run: Run
  give: ReturnType<typeof giveOutput> & { peel?: Peeling }
  pane?: Ref<TextPaneHandle>
  /** Why there is no output, on a phone. */
  failure?: ReactNode
  /** Below the field. */
  after?: ReactNode
}

/** One of the two output panes. */
export function Output({ panel, run, give, pane, failure, after }: Props) {
  const text = textOf(run)
  return (
    <OutputPane
      title={messages.titles[panel]}
      value={text}
      isEmpty={give.copy.isEmpty}
      stale={run.stale}
      note={text.length > 0 && describeLength(text)}
      placeholder={failure ? '' : `The ${panel} text appears here`}
      className="lg:basis-0"
      {...(pane && { pane })}
      {...give}
      after={after}
    >
      {failure}
    </OutputPane>
  )
}
