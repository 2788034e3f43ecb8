import { useShowMore } from '#app/ui/show-more.tsx'
import { inspectUuid } from './inspect.ts'

const headings = ['UUID', 'Version', 'Variant', 'Time (UTC)', 'Clock sequence', 'Node', 'Validity']
const cell =
  'px-3.5 py-2 align-top xl:pr-0 xl:last:pr-3.5 max-xl:grid max-xl:grid-cols-[8.5rem_minmax(0,1fr)] max-xl:py-0.5 max-xl:before:text-ink-3 max-xl:before:content-[attr(data-heading)]'

function Row({ uuid }: { uuid: string }) {
  const row = inspectUuid(uuid)
  const values = [uuid, row.version, row.variant, row.time, row.clockSequence, row.node]
  return (
    <tr className="border-t border-line max-xl:block max-xl:py-2">
      {values.map((value, index) => (
        <td
          key={headings[index]}
          data-heading={headings[index]}
          className={`${cell} ${value === null ? 'max-xl:hidden' : ''} ${[0, 3, 5].includes(index) ? 'xl:whitespace-nowrap' : ''}`}
        >
          <span className="max-xl:wrap-anywhere">{value ?? <span className="text-ink-3">none</span>}</span>
        </td>
      ))}
      <td data-heading={headings[6]} className={cell}>
        <span>
          <span className={`font-strong ${row.isValid ? 'text-ok' : 'text-bad'}`}>
            {row.isValid ? 'Valid' : 'Not valid'}
          </span>
          {row.note && <span className="block text-note text-ink-2">{row.note}</span>}
        </span>
      </td>
    </tr>
  )
}

/** A row for each UUID, of many only the first until more are asked for. */
export function Inspected({ uuids }: { uuids: readonly string[] }) {
  const more = useShowMore(uuids, 'Show more')
  return (
    <>
      <table
        aria-label="Inspected UUIDs"
        className="w-full border-collapse border-t border-line font-mono text-small leading-normal max-xl:block"
      >
        <thead className="bg-paper font-sans max-xl:sr-only">
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className="px-3.5 py-2 text-left font-strong whitespace-nowrap xl:pr-0">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-xl:block">
          {more.shown.map((uuid, index) => (
            <Row key={index} uuid={uuid} />
          ))}
        </tbody>
      </table>
      {more.button}
    </>
  )
}
