import type { UrlParts } from './url-parts.ts'

// When space is short, the query shrinks first: it is also in the table below.
const names: [keyof UrlParts, name: string, className: string][] = [
  ['scheme', 'Scheme', 'shrink-0'],
  ['user', 'User', 'text-ink-2'],
  ['host', 'Host', 'max-w-2/5! shrink-0 text-code-num'],
  ['port', 'Port', 'shrink-0 text-code-num'],
  ['path', 'Path', 'min-w-20! text-code-key'],
  ['query', 'Query', 'min-w-20! shrink-[9999] text-code-lit'],
  ['fragment', 'Fragment', 'text-code-str'],
]

/** The parts of the URL as written. */
export const UrlPartsLine = ({ parts }: { parts: UrlParts }) => (
  <dl aria-label="URL parts" className="cells border-t border-b-0">
    {names.map(
      ([key, name, className]) =>
        parts[key] && (
          <div key={key} className={className}>
            <dt>{name}</dt>
            <dd>{parts[key]}</dd>
          </div>
        ),
    )}
  </dl>
)
