import type { ReactNode } from 'react'
import { group } from '#app/lib/plural.ts'
import { stepRows } from '#app/ui/rows/step-rows.ts'
import type { Analysis } from '../analysis.ts'
import { hueOf } from '../groups.ts'
import type { Part } from './explain.ts'
import type { Span } from './painted-pattern.tsx'
import { shortenPart } from './shorten.ts'

/** Called with the part under the pointer, and with the part that has the focus. */
type Marking = { onHover: (span: Span | null) => void; onFocus: (span: Span | null) => void }

const looks = {
  plain: {
    row: 'text-ink-2 hover:bg-lifted hover:text-ink focus-visible:bg-lifted focus-visible:text-ink',
    code: 'pb-0.5 text-ink',
    text: 'sm:line-clamp-3',
  },
  warn: { row: 'bg-warn-soft text-warn', code: '', text: '' },
}

/** A part of the pattern and what it means. */
function Row({ span, code, text, onHover, onFocus }: { span: Span; code: ReactNode; text: string } & Marking) {
  const look = looks[span.tone]
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`part-row ${look.row}`}
      onPointerEnter={() => onHover(span)}
      onPointerLeave={() => onHover(null)}
      onFocus={() => onFocus(span)}
      onBlur={() => onFocus(null)}
    >
      <code className={`max-w-[45%] shrink-0 truncate font-mono text-small ${look.code}`}>{code}</code>
      <span className={`min-w-0 ${look.text}`}>{text}</span>
    </button>
  )
}

const Parts = ({ parts, label, ...marking }: { parts: Part[]; label?: string } & Marking) => (
  <ul aria-label={label} className={label ? '' : 'ml-3.5 border-l border-line-strong pl-1.5'}>
    {parts.map((part) => {
      const { start, end, text, group, children } = part
      const code = <span className={group ? `hue ${hueOf(group)}` : ''}>{shortenPart(part)}</span>
      return (
        <li key={`${start} ${end}`}>
          <Row span={{ start, end, tone: 'plain' }} code={code} text={text} {...marking} />
          {children.length > 0 && <Parts parts={children} {...marking} />}
        </li>
      )
    })}
  </ul>
)

/** A pattern in plain words, part by part. The part under the pointer or focus is marked in the pattern. */
export function Explanation({ analysis, ...marking }: { analysis: Analysis } & Marking) {
  const { pattern, explanation, leftOut, risks } = analysis
  return (
    <section
      aria-label="Parts of the pattern: arrow keys move through them"
      tabIndex={0}
      onKeyDown={stepRows}
      className="min-h-0 flex-auto overflow-auto px-2 py-1 focus-visible:-outline-offset-2 max-lg:max-h-[max(300px,calc(100dvh-260px))]"
    >
      {risks.length > 0 && (
        <ul aria-label="Risky parts" className="mb-2 grid gap-1">
          {risks.map(({ start, end, kind, reason }) => (
            <li key={`${start} ${end} ${kind}`}>
              <Row span={{ start, end, tone: 'warn' }} code={pattern.slice(start, end)} text={reason} {...marking} />
            </li>
          ))}
        </ul>
      )}
      {explanation && explanation.text !== 'the pattern' && (
        <p className="px-2 py-1 text-body text-ink-2 first-letter:uppercase">{explanation.text}</p>
      )}
      {explanation ? (
        <Parts label="Explanation of the pattern" parts={explanation.children} {...marking} />
      ) : (
        <p className="px-2 py-1 text-body text-ink-2">The pattern is nested too deeply to be explained.</p>
      )}
      {leftOut > 0 && <p className="px-2 py-1 text-body text-ink-3">{group(leftOut)} more parts are not shown.</p>}
    </section>
  )
}
