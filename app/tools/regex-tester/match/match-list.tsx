import Copy from 'lucide-react/icons/copy'
import { Button } from '#app/ui/button.tsx'
import { VirtualList } from '#app/ui/virtual-list.tsx'
import { copyAndSay, copyLimit } from '#app/work/copy.ts'
import { ask, copyAnswer } from '../client.ts'
import { copied, copyFailed, tooLargeToCopy } from '../messages.ts'
import type { RunResult } from '../state.ts'
import { peek } from './highlight.ts'
import type { GroupDetail } from './match.ts'
import { useDetails } from './use-details.ts'

const matchHeight = 40
const groupHeight = 28
const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const

/** A value on one line; nothing at all and nothing in it are told apart. */
function Value({ text }: { text: string | undefined }) {
  if (text === undefined) return <span className="text-ink-3 italic">did not take part</span>
  if (text === '') return <span className="rounded-sm border border-line-strong px-1 text-xs text-ink-2">empty</span>
  return <span className="overflow-hidden text-ellipsis whitespace-pre">{peek(text, 0, text.length)}</span>
}

type GroupProps = { match: number; detail: GroupDetail; isCurrent: boolean }

function Group({ match, detail, isCurrent }: GroupProps) {
  const { number, name, value, length, span } = detail
  const label = `group ${name ?? number} of match ${match}`
  return (
    <div style={{ height: groupHeight }} className="flex items-center gap-2.5 pl-10 text-[13px]">
      <span className="max-w-[40%] shrink-0 truncate text-ink-3">
        {number}
        {name !== null && ` ${name}`}
      </span>
      <Value text={value} />
      {span && <span className="shrink-0 text-xs text-ink-3">{span.join('–')}</span>}
      {value && (
        <span className="ml-auto shrink-0">
          <Button
            variant="ghost"
            className="size-6! p-0!"
            aria-label={`Copy ${label}`}
            icon={<Copy {...icon} />}
            disabled={!isCurrent || length > copyLimit}
            tip={length > copyLimit ? tooLargeToCopy : undefined}
            onClick={() => copyAnswer(ask('group', { match, group: number }), `G${label.slice(1)}`)}
          />
        </span>
      )}
    </div>
  )
}

/** While another search is due or runs, the worker has no answer about this one. */
type Props = { result: RunResult; isCurrent: boolean; onShow: (match: number) => void }

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
      className="max-h-64 font-mono text-[13.5px]"
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
                className="min-h-6 shrink-0 rounded-control px-1 text-xs text-ink-3 hover:text-ink hover:underline"
              >
                {start}–{end}
              </button>
              <span className="ml-auto shrink-0">
                <Button
                  variant="ghost"
                  size="small"
                  className="font-sans"
                  aria-label={`Copy match ${number}`}
                  disabled={start === end || end - start > copyLimit}
                  tip={end - start > copyLimit ? tooLargeToCopy : undefined}
                  onClick={() => copyAndSay(text.slice(start, end), copied(`Match ${number}`), copyFailed)}
                >
                  Copy
                </Button>
              </span>
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
