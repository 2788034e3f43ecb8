import { copyOutput } from '#app/work/give.ts'
import { copied, copyFailed } from './messages.ts'
import { describeLegal, explainBreaches } from './platforms.ts'
import type { Username } from './username.ts'

/** The names of a batch, each with where it is legal; there is room for twenty from the start, so that nothing moves. */
export function NameGrid({ names }: { names: readonly Username[] }) {
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
            onClick={() => void copyOutput(name, copied, copyFailed)}
            className="truncate text-left font-mono text-lead leading-tight font-strong before:absolute before:inset-0 focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-accent"
          >
            {name}
          </button>
          <span className="truncate text-note leading-tight text-ink-3">
            {legalOn.length > 0 && <span className="max-sm:sr-only">Legal on </span>}
            {describeLegal(legalOn)}
          </span>
        </li>
      ))}
    </ul>
  )
}
