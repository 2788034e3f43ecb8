import { type Attempt, judge, methodsTo, places, type Target } from './verdict.ts'

const tones = { ok: 'text-ok', bad: 'text-bad', plain: 'text-ink-2' }
const cell = 'p-2 max-sm:px-1'

function VerdictCell({ attempt }: { attempt: Attempt | undefined }) {
  if (!attempt) return <td className={`${cell} text-ink-3`}>Trying</td>
  const { tone, label, detail } = judge(attempt)
  return (
    <td className={cell}>
      <span className={`block font-strong ${tones[tone]}`}>{label}</span>
      <span className="block font-mono text-note text-ink-3">{detail}</span>
    </td>
  )
}

type Props = { caption: string; target: Target; attempts: readonly Attempt[] | null }

/** All attempts at one target, by method and place, with what the browser did. */
export const AttemptTable = ({ caption, target, attempts }: Props) => (
  <table aria-busy={attempts === null} className="w-full table-fixed border-collapse text-left text-body leading-snug">
    <caption className="pb-1.5 text-left text-small font-strong">{caption}</caption>
    <thead className="bg-sunken font-mono text-note text-ink-2">
      <tr>
        {['Attempt', 'From the page', 'From a worker'].map((heading) => (
          <th key={heading} scope="col" className={`${cell} font-normal first:w-[36%]`}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {methodsTo(target).map((method) => (
        <tr key={method} className="border-b border-line align-top">
          <th scope="row" className={`${cell} font-mono text-note font-normal wrap-anywhere`}>
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
