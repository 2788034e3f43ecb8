import { href } from '#app/config.ts'
import { toolPath } from '#app/tools/catalogue.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { examples } from './examples.data.ts'
import { invitation } from './messages.ts'
import type { Way } from './ways.ts'

function Row({ way, isBest, onChoose }: { way: Way; isBest: boolean; onChoose: () => void }) {
  const { tool, kind, action, isStuck } = way
  const variant = isBest ? 'primary' : 'plain'
  return (
    <li className="flex items-center gap-2.5">
      <span
        aria-hidden="true"
        className={`w-[34px] shrink-0 font-mono text-small font-strong ${isBest ? 'text-accent' : 'text-ink-2'}`}
      >
        {tool.glyph}
      </span>
      <span className={`min-w-0 grow leading-tight ${isBest ? 'font-strong' : 'text-ink-2'}`}>{kind}</span>
      {isStuck ? (
        <a href={href(toolPath(tool.slug))} aria-label={`Open: ${tool.name}`} className={buttonClass(variant)}>
          Open
        </a>
      ) : (
        <Button variant={variant} aria-label={`${action}: ${kind}`} tip={`Opens the ${tool.name}`} onClick={onChoose}>
          {action}
        </Button>
      )}
    </li>
  )
}

/** The tools for what was put in; where it cannot be carried along, the ways to them. */
export const Offers = ({ ways, onChoose }: { ways: readonly Way[]; onChoose: (way: Way) => void }) => (
  <ul aria-label="What to do with it" className="grid gap-2">
    {ways.map((way, index) => (
      <Row key={`${way.slug} ${way.kind}`} way={way} isBest={index === 0} onChoose={() => onChoose(way)} />
    ))}
  </ul>
)

/** What can be put in, with something to try. */
export const Invitation = ({ onTry }: { onTry: (text: string) => void }) => (
  <>
    <p className="text-body text-ink-2">{invitation}</p>
    <ul aria-label="Examples to try" className="flex flex-wrap gap-1.5">
      {examples.map((example) => (
        <li key={example.name}>
          <Button size="small" onClick={() => onTry(example.text)}>
            {example.name}
          </Button>
        </li>
      ))}
    </ul>
  </>
)
