import { useEffect, useRef } from 'react'
import { VirtualList, type VirtualListHandle } from '#app/ui/virtual-list.tsx'
import { cutRow, cutSegments, isUnseen, rowAt, type Segment } from './highlight.ts'
import type { Matches } from './match.ts'
import { useRows } from './use-rows.ts'

/** A match to bring into sight; a new object asks again. */
export type Target = { match: number }

type Props = { text: string; matches: Pick<Matches, 'starts' | 'ends'>; target: Target | null }

// Above either, only the rows in sight are in the document.
const longestWhole = 20_000
const mostMarks = 2000
const longestRow = 120
const rowHeight = 22
const looks = ['bg-accent-soft ring-accent/40', 'bg-warn-soft ring-warn/40']
const area = 'min-h-[120px] max-h-80 font-mono text-[13.5px] leading-[22px] text-ink'

function Marked({ text, segments, target }: { text: string; segments: Segment[]; target: Target | null }) {
  return segments.map(({ start, end, match }) => {
    if (match === null) return text.slice(start, end)
    const isEmpty = start === end
    const shape = isEmpty ? 'inline-block h-[1.15em] w-[3px] align-text-bottom bg-accent' : looks[match % 2]
    const sign = isUnseen(text.slice(start, end)) ? "before:text-ink-3 before:content-['↵'/'']" : ''
    return (
      <mark
        key={`${match} ${start}`}
        data-match={match}
        className={`rounded-[3px] text-ink ${isEmpty ? '' : 'ring-1'} ${shape} ${sign} ${match === target?.match ? 'outline-2 outline-ink' : ''}`}
      >
        {text.slice(start, end)}
      </mark>
    )
  })
}

function Whole({ text, matches, target }: Props) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = container.current
    const mark = target && box?.querySelector<HTMLElement>(`[data-match="${target.match}"]`)
    if (box && mark) box.scrollTop = mark.offsetTop - box.clientHeight / 2
  }, [target])
  return (
    <div
      ref={container}
      className={`${area} relative flex-auto overflow-auto px-3.5 py-3 whitespace-pre-wrap wrap-anywhere focus-visible:-outline-offset-2`}
      tabIndex={0}
    >
      <Marked text={text} segments={cutSegments(matches, text.length, 0, text.length + 1)} target={target} />
    </div>
  )
}

function Rows({ text, matches, target }: Props) {
  const rows = useRows(text, longestRow)
  const list = useRef<VirtualListHandle>(null)
  useEffect(() => {
    if (rows && target) list.current?.scrollToRow(rowAt(rows, matches.starts[target.match] ?? 0))
  }, [rows, target, matches])
  if (!rows) return <p className={`${area} px-3.5 py-3 text-ink-3`}>Laying out the text</p>
  return (
    <VirtualList
      ref={list}
      label="Rows of the test string"
      role="list"
      count={rows.length}
      rowHeight={rowHeight}
      className={`${area} h-80 flex-auto`}
      renderRow={(row) => (
        <li
          key={row}
          aria-setsize={rows.length}
          aria-posinset={row + 1}
          style={{ height: rowHeight }}
          className="overflow-y-clip px-3.5 whitespace-pre"
        >
          <Marked text={text} segments={cutRow(matches, text.length, rows, row)} target={target} />
        </li>
      )}
    />
  )
}

/** The test string with its matches marked; always text, whatever it holds. */
export function Highlighted(props: Props) {
  const isShort = props.text.length <= longestWhole && props.matches.starts.length <= mostMarks
  return (
    <section aria-label="Highlighted matches" className="flex min-w-0 flex-auto flex-col">
      {props.text === '' ? (
        <p className={`${area} px-3.5 py-3 text-ink-3`}>The test string appears here with its matches marked</p>
      ) : isShort ? (
        <Whole {...props} />
      ) : (
        <Rows {...props} />
      )}
    </section>
  )
}
