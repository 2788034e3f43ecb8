import CircleX from 'lucide/dist/esm/icons/circle-x.mjs'
import { type ReactNode, useState } from 'react'
import { isLong } from '#app/lib/long-text.ts'
import { Icon } from '#app/ui/controls/icon.tsx'
import { Segmented } from '#app/ui/controls/segmented.tsx'
import { useLazy } from '#app/ui/island/lazy.ts'
import { OutputPane } from '#app/work/out/output-pane.tsx'
import type { Peeling } from '#app/work/out/peel-status.tsx'
import type { Output, Refusal } from './lazy.tsx'
import { copied, copyFailed, descriptions, downloaded, looks } from './messages.ts'
import { lazy, type useJson } from './use-json.ts'

type Work = Pick<ReturnType<typeof useJson>['work'], 'stale' | 'isFollowing' | 'bring'>

/** What Copy and Download take from an output. One that follows the text is brought up to date first. */
export function giveOutput(made: Output | null, { stale, isFollowing, bring }: Work) {
  const shared = { isEmpty: !made, stale: made && !isFollowing ? stale : null }
  const newest = async () => {
    const answer = await bring()
    return answer?.ok ? answer.value : null
  }
  async function file() {
    const output = await newest()
    return output && { name: 'formatted.json', type: 'application/json', parts: [output.blob] }
  }
  return {
    copy: {
      ...shared,
      text: async () => (await newest())?.output ?? null,
      length: made?.summary.bytes ?? 0,
      copied,
      copyFailed,
    },
    download: { ...shared, file, downloaded },
  }
}

type Props = {
  json: Pick<ReturnType<typeof useJson>, 'desk' | 'answer' | 'work'>
  give: ReturnType<typeof giveOutput> & { peel: Peeling }
  isWrapped: boolean
  className: string
  /** Why there is no output. */
  failure: ReactNode
  /** Shown below the text. */
  after: ReactNode
}

/** The output as text or as a tree, or the reason there is none. */
export function OutputPanel({ json: { desk, answer, work }, give, isWrapped, className, failure, after }: Props) {
  const [look, setLook] = useState<'text' | 'tree'>('text')
  const made = answer?.ok ? answer.value : null
  const isTree = made !== null && look === 'tree'
  const { part } = useLazy(lazy, isTree)
  const isAgain = work.isWorking && !work.isPart
  const validity = made && isAgain ? 'again' : made ? desk.state.mode : answer ? 'invalid' : 'unknown'
  return (
    <OutputPane
      title="JSON output"
      rich="json"
      isWrapped={isWrapped}
      className={className}
      value={made?.output ?? ''}
      isEmpty={!made}
      awaited={work.isWorking ? 'now' : isLong(desk.state.text) ? 'soon' : undefined}
      stale={made ? work.stale : null}
      description={descriptions[validity]}
      tone={made && !isAgain ? 'ok' : validity === 'invalid' ? 'bad' : undefined}
      view={made && <Segmented label="Show output as" value={look} choices={looks} onChange={setLook} />}
      {...give}
      after={!isTree && after}
      instead={isTree && part && <part.TreeView source={made.blob} />}
    >
      {failure}
    </OutputPane>
  )
}

type FailureProps = {
  refusal: Refusal
  id: string
  /** A press asked for it. */
  isAlert: boolean
  json: Pick<ReturnType<typeof useJson>, 'desk' | 'apply'>
  onReveal: (from: number, to: number) => void
}

/** Shows why there is no output, with ways to fix it. */
export function Failure({ refusal: { message, place }, id, isAlert, json: { desk, apply }, onReveal }: FailureProps) {
  const { part } = useLazy(lazy, place !== undefined)
  return (
    <div className="pane-alert flex-none border-line bg-bad-soft px-3.5 py-2.5 text-small text-bad not-first:border-t not-last:border-b">
      <div className="flex gap-2">
        <Icon of={CircleX} className="mt-0.5 shrink-0" />
        <p key={String(isAlert)} id={id} role={isAlert ? 'alert' : undefined} className="font-strong wrap-anywhere">
          {message}
        </p>
      </div>
      {place && part && (
        <part.RepairPanel
          desk={desk}
          onReveal={() => onReveal(place.index, place.index + place.length)}
          onApply={(repaired) => {
            void apply(repaired)
            desk.focus()
          }}
        />
      )}
    </div>
  )
}
