import { type MouseEvent, useContext, useEffect } from 'react'
import { capitalize } from '#app/lib/capitalize.ts'
import { BenchTabs } from '#app/ui/layout/tabs.tsx'
import { stepRows } from '#app/ui/rows/step-rows.ts'
import { useRowWindow } from '#app/ui/rows/use-row-window.ts'
import { copiedToast } from '#app/work/messages.ts'
import { CopyAction, type CopyProps } from '#app/work/out/output-actions.tsx'
import { askSearch, gather } from '../client.ts'
import { hueOf } from '../groups.ts'
import { copyFailed } from '../messages.ts'
import { peek } from './highlight.ts'
import type { GroupDetail } from './match.ts'
import type { Found } from './search.ts'
import { useAsked } from './use-asked.ts'

const wide = { row: 34, head: 30 }
/** A phone has two groups on a line, below the match. */
const heightsOnPhone = (groups: number) => ({ row: 45 + 36 * Math.ceil(groups / 2), head: 0 })

/** A value on one line. A missing value and an empty value look different. */
function Value({ text }: { text: string | undefined }) {
  if (text === undefined)
    return (
      <span className="font-sans text-note leading-[1.15] whitespace-normal text-ink-3 italic">did not take part</span>
    )
  if (text === '') return <span className="rounded-sm border border-line-strong px-1 text-note text-ink-2">empty</span>
  return <span className="overflow-hidden text-ellipsis whitespace-pre">{peek(text, 0, text.length)}</span>
}

type CellProps = Pick<GroupDetail, 'value' | 'length' | 'span'> & {
  /** "group 1 of match 2" */
  label: string
  isCurrent: boolean
  /** The whole value to copy; without it, there is no Copy. */
  text: CopyProps['text'] | false
}

/** A value with a button that copies it. The keyboard gets to it with the arrow keys. */
const Cell = ({ label, value, span, length, isCurrent, text }: CellProps) => (
  <div>
    <Value text={value} />
    {span && <span className="shrink-0 text-note text-ink-3">{span.join('–')}</span>}
    {text && (
      <CopyAction
        label=""
        tabIndex={-1}
        name={`Copy ${label}`}
        tip={`Copy ${label}`}
        isEmpty={length === 0}
        length={length}
        stale={isCurrent ? null : 'text'}
        text={text}
        copied={copiedToast(capitalize(label))}
        copyFailed={copyFailed}
        downloadLabel="Download Results"
        className="match-copy"
      />
    )}
  </div>
)

type RowProps = Props & { row: number; height: number; details: GroupDetail[] | undefined }

function Row({ row, height, details, result, isCurrent, current, onShow }: RowProps) {
  const { query, matches, groups } = result
  const [start = 0, end = 0] = [matches.starts[row], matches.ends[row]]
  const match = row + 1
  return (
    <tr data-row={row} aria-rowindex={match + 1} aria-current={row === current || undefined} style={{ height }}>
      <td className="text-ink-3">{match}</td>
      <td className="font-strong">
        <Cell
          label={`match ${match}`}
          value={peek(query.text, start, end)}
          length={end - start}
          isCurrent={isCurrent}
          text={() => query.text.slice(start, end)}
        />
      </td>
      {groups.map((name, index) => {
        const group = details?.[index]
        return (
          <td key={index} data-group={name ?? index + 1} className={hueOf(index + 1)}>
            {group && (
              <Cell
                {...group}
                label={`group ${group.name ?? group.number} of match ${match}`}
                isCurrent={isCurrent}
                text={Boolean(group.value) && (() => gather(askSearch('group', { match, group: group.number })))}
              />
            )}
          </td>
        )
      })}
      <td>
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Show match ${match} at ${start}–${end}`}
          data-tip="Show in the text"
          onClick={() => onShow(row)}
          className="match-place"
        >
          {start}–{end}
        </button>
      </td>
    </tr>
  )
}

type Props = {
  result: Found
  /** False while another search waits or runs. The worker then cannot answer about this one. */
  isCurrent: boolean
  /** The current match. */
  current: number
  onShow: (match: number) => void
}

/** All matches with their groups, one row each. Only visible rows are in the document. For the keyboard, it is one Tab stop. */
export function MatchTable({ result, isCurrent, current, onShow }: Props) {
  const { query, matches, groups } = result
  const { watch, known } = useAsked((range) => askSearch('details', range), result, isCurrent)
  const count = matches.starts.length
  const isPhone = useContext(BenchTabs)?.isPhone ?? false
  const heights = isPhone ? heightsOnPhone(groups.length) : wide
  const rows = useRowWindow({ count, rowHeight: heights.row, head: heights.head })
  const { container, first, end, height, offset, topOf } = rows

  useEffect(() => watch(first, end), [watch, first, end])
  useEffect(() => {
    const element = container.current
    if (!element) return
    const [top, room] = [topOf(current), element.clientHeight - heights.head - heights.row]
    if (top < element.scrollTop || top > element.scrollTop + room) element.scrollTop = top - room / 2
  }, [current, result])

  // For the keyboard, the button in the row does the same.
  const showRow = ({ target }: MouseEvent<HTMLTableElement>) => {
    if (!(target instanceof Element) || target.closest('button')) return
    const row = target.closest<HTMLElement>('[data-row]')?.dataset.row
    if (row) onShow(Number(row))
  }
  const places = `${2 * String(query.text.length).length + 6}ch`
  return (
    <section
      ref={container}
      aria-label="Matches: arrow keys move through them"
      tabIndex={0}
      onKeyDown={stepRows}
      {...rows.focus}
      className="match-rows min-h-0 flex-auto overflow-auto focus-visible:-outline-offset-2 max-lg:max-h-[max(300px,calc(100dvh-260px))]"
    >
      <div
        style={{
          height: height + heights.head,
          paddingTop: offset,
          ...(!isPhone && {
            minWidth: `${groups.length > 3 ? 13.5 + groups.length * 5 : 17 + groups.length * 5.5}rem`,
          }),
        }}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button in each row is for the keyboard */}
        <table aria-label="Match details" aria-rowcount={count + 1} onClick={showRow} className="match-table">
          <colgroup>
            <col style={{ width: `${String(count).length + 5}ch` }} />
            <col style={{ width: groups.length > 3 ? '7rem' : groups.length > 0 ? '9rem' : 'auto' }} />
            {groups.length > 0 && <col span={groups.length} />}
            <col style={{ width: places }} />
          </colgroup>
          <thead style={{ height: heights.head }}>
            <tr aria-rowindex={1}>
              <th aria-label="number">#</th>
              <th>match</th>
              {groups.map((name, group) => (
                <th key={group} className={`${hueOf(group + 1)} font-strong`}>
                  {name ?? group + 1}
                </th>
              ))}
              <th>position</th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: end - first }, (_, index) => (
              <Row
                key={first + index}
                row={first + index}
                height={heights.row}
                details={known?.answer[first + index - known.first]?.groups}
                {...{ result, isCurrent, current, onShow }}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
