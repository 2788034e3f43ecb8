import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { invitation } from './messages.ts'
import { isLike, type Way } from './state.ts'

type OffersProps = {
  ways: readonly Way[]
  /** The chosen way, while its input is being handed over. */
  carried: Way | null
  onChoose: (way: Way) => void
}

/** The tools for the input. If the input cannot be passed on, plain links to them. */
export const Offers = ({ ways, carried, onChoose }: OffersProps) => (
  <ul aria-label="What to do with it" className="grid grid-cols-1 gap-2">
    {ways.map((way, index) => {
      const { slug, name, glyph, address, kind, action, part, isStuck } = way
      const isBest = index === 0
      const variant = isBest ? 'primary' : 'plain'
      return (
        <li key={`${slug} ${kind}`} className="flex items-center gap-3.5">
          <span
            aria-hidden="true"
            className={`w-[34px] shrink-0 font-mono text-small font-strong ${isBest ? 'text-accent' : 'text-ink-2'}`}
          >
            {glyph}
          </span>
          <span className="flex min-w-0 grow items-baseline gap-x-3.5 leading-tight max-sm:flex-col">
            <span className={`shrink-0 ${isBest ? 'font-strong' : 'text-ink-2'}`}>{kind}</span>
            {part && <span className="max-w-full min-w-0 truncate font-mono text-small text-ink-2">{part}</span>}
          </span>
          {isStuck ? (
            <a href={address} aria-label={`Open: ${name}`} className={buttonClass(variant, 'normal', 'max-sm:h-11')}>
              Open
            </a>
          ) : (
            <Button
              variant={variant}
              className="max-sm:h-11"
              aria-label={`${action}: ${kind}`}
              aria-busy={carried !== null && isLike(way, carried)}
              tip={`Opens the ${name}`}
              onClick={() => onChoose(way)}
            >
              {action}
            </Button>
          )}
        </li>
      )
    })}
  </ul>
)

type InvitationProps = Pick<typeof import('./ways.ts'), 'examples'> & { onTry: (text: string) => void }

/** What the box accepts, with examples to try. */
export const Invitation = ({ examples, onTry }: InvitationProps) => (
  <>
    <p className="text-body text-ink-2">{invitation}</p>
    <ul aria-label="Examples to try" className="flex flex-wrap gap-1.5">
      {examples.map(({ name, text }) => (
        <li key={name}>
          <Button size="small" className="max-sm:h-11" onClick={() => onTry(text)}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  </>
)
