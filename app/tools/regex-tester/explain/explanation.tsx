import { useState } from 'react'
import { group } from '#app/lib/plural.ts'
import type { Analysis } from '../analysis.ts'
import type { Risk } from '../risk/backtracking.ts'
import type { Part } from './explain.ts'
import { MarkedPattern } from './marked-pattern.tsx'
import { cutAround } from './place.ts'

type Span = { start: number; end: number; tone: 'plain' | 'warn' }
type Marking = { onHover: (span: Span | null) => void; onFocus: (span: Span | null) => void }

const markOn = (span: Span, { onHover, onFocus }: Marking) => ({
  onPointerEnter: () => onHover(span),
  onPointerLeave: () => onHover(null),
  onFocus: () => onFocus(span),
  onBlur: () => onFocus(null),
})
const rowClass =
  'flex w-full min-w-0 items-baseline gap-2.5 rounded-control px-1.5 py-1 text-left text-body focus-visible:-outline-offset-2'

function Parts({ parts, label, ...marking }: { parts: Part[]; label?: string } & Marking) {
  return (
    <ul aria-label={label} className={label ? '' : 'ml-2 border-l border-line pl-2'}>
      {parts.map((part) => (
        <li key={`${part.start} ${part.end}`}>
          <button
            type="button"
            className={`${rowClass} hover:bg-sunken`}
            {...markOn({ start: part.start, end: part.end, tone: 'plain' }, marking)}
          >
            <code className="max-w-[45%] shrink-0 truncate font-mono text-small">{part.raw}</code>
            <span className="min-w-0 text-ink-2 sm:line-clamp-3">{part.text}</span>
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

/** A pattern in plain words, part by part; the part pointed at is marked in the pattern above. */
export function Explanation({ analysis }: { analysis: Analysis }) {
  const { pattern, explanation, leftOut, risks } = analysis
  const [hovered, setHovered] = useState<Span | null>(null)
  const [focused, setFocused] = useState<Span | null>(null)
  const marking = { onHover: setHovered, onFocus: setFocused }
  const marked = hovered ?? focused
  const span = marked && marked.end <= pattern.length ? marked : null
  return (
    <div className="flex min-h-0 flex-auto flex-col">
      <p
        aria-hidden="true"
        className="max-h-24 shrink-0 overflow-auto border-b border-line bg-paper px-3.5 py-2.5 font-mono text-small whitespace-pre-wrap wrap-anywhere"
      >
        {span ? <MarkedPattern place={cutAround(pattern, span.start, span.end)} tone={span.tone} /> : pattern}
      </p>
      <div className="max-h-80 overflow-auto px-2 py-2">
        {risks.length > 0 && <Risks pattern={pattern} risks={risks} {...marking} />}
        {explanation && explanation.text !== 'the pattern' && (
          <p className="px-1.5 py-1 text-body text-ink-2 first-letter:uppercase">{explanation.text}</p>
        )}
        {explanation ? (
          <Parts label="Explanation of the pattern" parts={explanation.children} {...marking} />
        ) : (
          <p className="px-1.5 py-1 text-body text-ink-2">The pattern is nested too deeply to be explained.</p>
        )}
        {leftOut > 0 && <p className="px-1.5 py-1 text-body text-ink-3">{group(leftOut)} more parts are not shown.</p>}
      </div>
    </div>
  )
}
