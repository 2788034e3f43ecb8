import { Strip } from '#app/ui/layout/bench.tsx'
import { peek } from './highlight.ts'
import { MatchSteps } from './match-steps.tsx'
import type { Found } from './search.ts'

type Props = { result: Found; current: number; onShow: (match: number) => void }

/** The current match with Previous and Next, for phones, where the pane has no header. */
export function MatchStrip({ result, current, onShow }: Props) {
  const { text, matches } = result
  const count = matches.starts.length
  const [start = 0, end = 0] = [matches.starts[current], matches.ends[current]]
  return (
    <Strip className="flex-nowrap! sm:hidden">
      <span className="min-w-0 grow truncate font-mono">
        <span className="font-strong">{peek(text, start, end)}</span>{' '}
        <span className="text-ink-3">
          {current + 1} of {count}, at {start}–{end}
        </span>
      </span>
      <MatchSteps count={count} current={current} onShow={onShow} />
    </Strip>
  )
}
