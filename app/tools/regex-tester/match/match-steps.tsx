import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import ChevronUp from 'lucide/dist/esm/icons/chevron-up.mjs'
import { Button } from '#app/ui/controls/button.tsx'
import { stepMatch } from './highlight.ts'

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
