import { describeLegal, explainBreaches } from './platforms.ts'
import type { Username } from './username.ts'

/** The names of a batch, each with where it is legal; there is room for twenty from the start, so that nothing moves. */
export function NameGrid({ names, onCopy }: { names: readonly Username[]; onCopy: (name: string) => void }) {
  return (
    <ul
      aria-label="Generated usernames"
      className="-mb-px grid grid-rows-[repeat(20,3.75rem)] overflow-clip sm:grid-cols-2 sm:grid-rows-[repeat(10,4rem)] lg:grid-cols-4 lg:grid-rows-[repeat(5,4rem)]"
    >
      {names.map(({ name, legalOn }) => (
        <li
          key={name}
          className="relative -mr-px flex min-w-0 flex-col justify-center gap-1 border-r border-b border-line px-3.5 transition-colors duration-120 hover:bg-sunken active:bg-line"
        >
          <button
            type="button"
            data-tip={explainBreaches(name) || undefined}
            onClick={() => onCopy(name)}
            className="truncate text-left font-mono text-[15px] leading-tight font-[520] before:absolute before:inset-0 focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-accent"
          >
            {name}
          </button>
          <span className="truncate text-[12.5px] leading-tight text-ink-3">
            {legalOn.length > 0 && <span className="max-sm:sr-only">Legal on </span>}
            {describeLegal(legalOn)}
          </span>
        </li>
      ))}
    </ul>
  )
}
