import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import ChevronUp from 'lucide/dist/esm/icons/chevron-up.mjs'
import { Button } from '#app/ui/controls/button.tsx'
import { Strip } from '#app/ui/layout/bench.tsx'
import { groupLong } from '../messages.ts'
import { peek, stepMatch } from './highlight.ts'
import type { Found } from './search.ts'

type Props = { count: number; current: number; onShow: (match: number) => void }

const steps = [
  { name: 'Previous match', icon: ChevronUp, step: -1 },
  { name: 'Next match', icon: ChevronDown, step: 1 },
] as const

/** The buttons Previous match and Next match, which wrap around. */
export const MatchSteps = ({ count, current, onShow }: Props) =>
  steps.map(({ name, icon, step }) => (
    <Button
      key={name}
      variant="ghost"
      size="small"
      icon={icon}
      aria-label={name}
      tip={name}
      disabled={count === 0}
      onClick={() => onShow(stepMatch(current, step, count))}
    />
  ))

/** The current match with Previous and Next, for phones, where the pane has no header. */
export function MatchStrip({ result, ...props }: Props & { result: Found }) {
  const { count, current } = props
  const { query, matches } = result
  const [start = 0, end = 0] = [matches.starts[current], matches.ends[current]]
  return (
    <Strip className="flex-nowrap! sm:hidden">
      <span className="min-w-0 grow truncate font-mono">
        <span className="font-strong">{peek(query.text, start, end)}</span>{' '}
        <span className="text-ink-3">
          {groupLong(current + 1)} of {groupLong(count)}, at {start}–{end}
        </span>
      </span>
      <MatchSteps {...props} />
    </Strip>
  )
}
