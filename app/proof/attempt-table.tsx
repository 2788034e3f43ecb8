import { type Attempt, judge, methodsTo, places, type Target } from './verdict.ts'

const tones = { ok: 'text-ok', bad: 'text-bad', plain: 'text-ink-2' }

function VerdictCell({ attempt }: { attempt: Attempt | undefined }) {
  if (!attempt) return <td className="p-2 text-ink-3 max-sm:px-1">Trying</td>
  const { tone, label, detail } = judge(attempt)
  return (
    <td className="p-2 max-sm:px-1">
      <span className={`block font-strong ${tones[tone]}`}>{label}</span>
      <span className="block font-mono text-note text-ink-3">{detail}</span>
    </td>
  )
}

/** All attempts at one target, by method and place, with what the browser did. */
export function AttemptTable({
  caption,
  target,
  attempts,
}: {
  caption: string
  target: Target
  attempts: readonly Attempt[] | null
}) {
  return (
    <table
      aria-busy={attempts === null}
      className="w-full table-fixed border-collapse text-left text-body leading-snug"
    >
      <caption className="pb-1.5 text-left text-small font-strong">{caption}</caption>
      <thead className="bg-sunken font-mono text-note text-ink-2">
        <tr>
          <th scope="col" className="w-[36%] p-2 font-normal max-sm:px-1">
            Attempt
          </th>
          <th scope="col" className="p-2 font-normal max-sm:px-1">
            From the page
          </th>
          <th scope="col" className="p-2 font-normal max-sm:px-1">
            From a worker
          </th>
        </tr>
      </thead>
      <tbody>
        {methodsTo(target).map((method) => (
          <tr key={method} className="border-b border-line align-top">
            <th scope="row" className="p-2 font-mono text-note font-normal wrap-anywhere max-sm:px-1 max-sm:text-note">
              {method}
            </th>
            {places.map((place) => (
              <VerdictCell
                key={place}
                attempt={attempts?.find(
                  (each) => each.method === method && each.place === place && each.target === target,
                )}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
