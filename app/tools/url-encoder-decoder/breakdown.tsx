import { showToast } from '#app/ui/toast.ts'
import { encodingError } from './messages.ts'
import type { DecodeOptions } from './percent.ts'
import { QueryTable } from './query-table.tsx'
import { type Breakdown as BrokenDown, replaceQuery, type UrlParts } from './url-parts.ts'

const names: [keyof UrlParts, string][] = [
  ['scheme', 'Scheme'],
  ['user', 'User'],
  ['host', 'Host'],
  ['port', 'Port'],
  ['path', 'Path'],
  ['query', 'Query'],
  ['fragment', 'Fragment'],
]

type Props = {
  breakdown: BrokenDown
  options: DecodeOptions
  onEdit: (url: string) => void
  onRemove: (url: string) => void
}

/** The parts of the URL as they are written, and its query as a list to edit; an edit rebuilds the URL. */
export function Breakdown({ breakdown: { url, parts, rows }, options, onEdit, onRemove }: Props) {
  const shown = names.flatMap(([key, name]) => (parts?.[key] ? [{ name, part: parts[key] }] : []))
  return (
    <div className="border-t border-line">
      {shown.length > 0 && (
        <dl
          aria-label="URL parts"
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-line px-3.5 py-3 text-body"
        >
          {shown.map(({ name, part }) => (
            <div key={name} className="contents">
              <dt className="text-small leading-relaxed text-ink-2">{name}</dt>
              <dd className="line-clamp-3 font-mono text-small leading-relaxed wrap-anywhere">{part}</dd>
            </div>
          ))}
        </dl>
      )}
      <QueryTable
        rows={rows}
        options={options}
        onChange={(next) => onEdit(replaceQuery(url, next))}
        onRemove={(next) => onRemove(replaceQuery(url, next))}
        onFault={() => showToast(encodingError)}
      />
    </div>
  )
}
