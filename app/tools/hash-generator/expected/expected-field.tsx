import { useId } from 'react'
import { TextPane } from '#app/ui/text-pane/text-pane.tsx'
import type { useHash } from '../use-hash.ts'

/** Scrolls back to the first line when the field loses the focus. */
const keepStart = (field: HTMLElement | null) =>
  field?.addEventListener('focusout', ({ target }) => (target as HTMLElement).scrollTo(0, 0))

/** One line high. With the focus it grows with its list and covers what is below, except on a phone, which has no room for that. */
export function ExpectedField({ hash }: { hash: ReturnType<typeof useHash> }) {
  const { desk, live, list } = hash
  const problem = list.reading.ok ? '' : list.reading.error
  const { note, tag } = live ? live.describeList(hash) : { note: '', tag: '' }
  const id = useId()
  const problemId = `${id}-problem`
  return (
    <div className="grid min-w-0 grow-99 basis-50 gap-1.25">
      <div className="flex min-w-0 items-baseline gap-x-3 text-note leading-none max-sm:gap-x-2">
        <label htmlFor={id} className="shrink-0 font-strong">
          Expected digest
        </label>
        {problem ? (
          <span
            id={problemId}
            role="alert"
            className="phone-alert leading-tight font-strong text-bad max-sm:bg-bad-soft sm:-my-0.5 sm:whitespace-nowrap"
          >
            {problem}
          </span>
        ) : (
          <span className="-my-0.5 truncate leading-tight text-ink-2">{note}</span>
        )}
      </div>
      <div className="relative h-9 max-sm:h-11">
        <div ref={keepStart} className={`expected-field ${problem ? 'border-bad' : 'border-control'}`}>
          <TextPane
            id={id}
            label="Expected digest"
            value={desk.state.expected}
            onChange={(text) => desk.edit({ type: 'expect', text })}
            onRun={hash.generate}
            placeholder="Paste a digest or a SHA256SUMS list to compare with"
            invalid={problem !== ''}
            {...(problem && { description: problem, describedBy: problemId })}
          />
          {tag && (
            <span className="tag pointer-events-none absolute top-1.75 right-1.75 bg-sunken font-strong text-ink-2 shadow-[0_0_0_7px_var(--color-surface)] max-sm:top-2.75">
              {tag}
            </span>
          )}
        </div>
      </div>
    </div>
  )
}
