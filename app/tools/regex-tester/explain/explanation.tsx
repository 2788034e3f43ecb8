import { group } from '#app/lib/plural.ts'
import type { Analysis } from '../analysis.ts'
import { hueOf } from '../groups.ts'
import type { Risk } from '../risk/backtracking.ts'
import type { Part } from './explain.ts'
import type { Span } from './painted-pattern.tsx'
import { shortenPart } from './shorten.ts'

/** Called with the part under the pointer, and with the part that has the focus. */
export type Marking = { onHover: (span: Span | null) => void; onFocus: (span: Span | null) => void }

const markOn = (span: Span, { onHover, onFocus }: Marking) => ({
  onPointerEnter: () => onHover(span),
  onPointerLeave: () => onHover(null),
  onFocus: () => onFocus(span),
  onBlur: () => onFocus(null),
})
const rowClass = 'part-row focus-visible:-outline-offset-2'

function Parts({ parts, label, ...marking }: { parts: Part[]; label?: string } & Marking) {
  return (
    <ul aria-label={label} className={label ? '' : 'ml-3.5 border-l border-line-strong pl-1.5'}>
      {parts.map((part) => (
        <li key={`${part.start} ${part.end}`}>
          <button
            type="button"
            className={`${rowClass} text-ink-2 hover:bg-sunken hover:text-ink focus-visible:bg-sunken focus-visible:text-ink`}
            {...markOn({ start: part.start, end: part.end, tone: 'plain' }, marking)}
          >
            <code className="max-w-[45%] shrink-0 truncate pb-0.5 font-mono text-small text-ink">
              <span className={part.group ? `hue ${hueOf(part.group)}` : ''}>{shortenPart(part)}</span>
            </code>
            <span className="min-w-0 sm:line-clamp-3">{part.text}</span>
          </button>
          {part.children.length > 0 && <Parts parts={part.children} {...marking} />}
        </li>
      ))}
    </ul>
  )
}

function Risks({ pattern, risks, ...marking }: { pattern: string; risks: Risk[] } & Marking) {
  return (
    <ul aria-label="Risky parts" className="mb-2 grid gap-1">
      {risks.map(({ start, end, kind, reason }) => (
        <li key={`${start} ${end} ${kind}`}>
          <button
            type="button"
            className={`${rowClass} bg-warn-soft text-warn`}
            {...markOn({ start, end, tone: 'warn' }, marking)}
          >
            <code className="max-w-[45%] shrink-0 truncate font-mono text-small">{pattern.slice(start, end)}</code>
            <span className="min-w-0">{reason}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A pattern in plain words, part by part. The part under the pointer or focus is marked in the pattern. */
export function Explanation({ analysis, marking }: { analysis: Analysis; marking: Marking }) {
  const { pattern, explanation, leftOut, risks } = analysis
  return (
    <div className="min-h-0 flex-auto overflow-auto px-2 py-1 max-lg:max-h-[max(300px,calc(100dvh-260px))]">
      {risks.length > 0 && <Risks pattern={pattern} risks={risks} {...marking} />}
      {explanation && explanation.text !== 'the pattern' && (
        <p className="px-2 py-1 text-body text-ink-2 first-letter:uppercase">{explanation.text}</p>
      )}
      {explanation ? (
        <Parts label="Explanation of the pattern" parts={explanation.children} {...marking} />
      ) : (
        <p className="px-2 py-1 text-body text-ink-2">The pattern is nested too deeply to be explained.</p>
      )}
      {leftOut > 0 && <p className="px-2 py-1 text-body text-ink-3">{group(leftOut)} more parts are not shown.</p>}
    </div>
  )
}
