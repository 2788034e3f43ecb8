import { VirtualList } from '#app/ui/virtual-list.tsx'
import { CopyAction, type CopyProps } from '#app/work/output-actions.tsx'
import { askSearch, gather } from '../client.ts'
import { copied, copyFailed } from '../messages.ts'
import { peek } from './highlight.ts'
import type { GroupDetail } from './match.ts'
import type { Found } from './search.ts'
import { useDetails } from './use-details.ts'

const matchHeight = 40
const groupHeight = 28

/** A value on one line; nothing at all and nothing in it are told apart. */
function Value({ text }: { text: string | undefined }) {
  if (text === undefined) return <span className="text-ink-3 italic">did not take part</span>
  if (text === '') return <span className="rounded-sm border border-line-strong px-1 text-note text-ink-2">empty</span>
  return <span className="overflow-hidden text-ellipsis whitespace-pre">{peek(text, 0, text.length)}</span>
}

type CopyValueProps = Pick<CopyProps, 'text' | 'className'> & { label: string; length: number; isCurrent: boolean }

function CopyValue({ label, isCurrent, length, ...rest }: CopyValueProps) {
  return (
    <span className="ml-auto shrink-0 font-sans">
      <CopyAction
        name={`Copy ${label}`}
        size="small"
        icon={null}
        isCompact={false}
        isEmpty={length === 0}
        length={length}
        stale={isCurrent ? null : 'text'}
        copied={copied(`${label[0]?.toUpperCase()}${label.slice(1)}`)}
        copyFailed={copyFailed}
        downloadLabel="Download Results"
        {...rest}
      />
    </span>
  )
}

type GroupProps = { match: number; detail: GroupDetail; isCurrent: boolean }

function Group({ match, detail, isCurrent }: GroupProps) {
  const { number, name, value, length, span } = detail
  return (
    <div style={{ height: groupHeight }} className="flex items-center gap-2.5 pl-10 text-small">
      <span className="max-w-[40%] shrink-0 truncate text-ink-3">
        {number}
        {name !== null && ` ${name}`}
      </span>
      <Value text={value} />
      {span && <span className="shrink-0 text-note text-ink-3">{span.join('–')}</span>}
      {value && (
        <CopyValue
          label={`group ${name ?? number} of match ${match}`}
          length={length}
          isCurrent={isCurrent}
          className="h-6!"
          text={() => gather(askSearch('group', { match, group: number }))}
        />
      )}
    </div>
  )
}

/** While another search is due or runs, the worker has no answer about this one. */
type Props = { result: Found; isCurrent: boolean; onShow: (match: number) => void }

/** All matches with their groups, of which only those in sight are in the document. */
export function MatchList({ result, isCurrent, onShow }: Props) {
  const { text, matches, groups } = result
  const details = useDetails(result, isCurrent)
  const count = matches.starts.length
  const height = matchHeight + groups * groupHeight + (groups > 0 ? 6 : 0)
  return (
    <VirtualList
      label="Match details"
      role="list"
      count={count}
      rowHeight={height}
      onWindow={details.watchWindow}
      className="max-h-64 font-mono text-small"
      renderRow={(row) => {
        const [start = 0, end = 0] = [matches.starts[row], matches.ends[row]]
        const number = row + 1
        return (
          <li
            key={row}
            aria-setsize={count}
            aria-posinset={number}
            style={{ height }}
            className="border-b border-line px-3.5"
          >
            <div style={{ height: matchHeight }} className="flex items-center gap-2.5">
              <span className="min-w-7.5 shrink-0 text-right text-ink-3">{number}</span>
              <Value text={peek(text, start, end)} />
              <button
                type="button"
                aria-label={`Show match ${number} at ${start}–${end}`}
                data-tip="Show in the text"
                onClick={() => onShow(row)}
                className="min-h-6 shrink-0 rounded-control px-1 text-note text-ink-3 hover:text-ink hover:underline"
              >
                {start}–{end}
              </button>
              <CopyValue
                label={`match ${number}`}
                length={end - start}
                isCurrent={isCurrent}
                text={() => text.slice(start, end)}
              />
            </div>
            {details.groupsOf(row)?.map((detail) => (
              <Group key={detail.number} match={number} detail={detail} isCurrent={isCurrent} />
            ))}
          </li>
        )
      }}
    />
  )
}
