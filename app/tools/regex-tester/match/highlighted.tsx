import { useEffect, useRef, useState } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import { VirtualList, type VirtualListHandle } from '#app/ui/virtual-list.tsx'
import type { Ask } from '#app/work/job.ts'
import { useAnswer } from '#app/work/use-answer.ts'
import { layouter } from '../client.ts'
import { cutRow, cutSegments, indexRows, isUnseen, rowAt, type Segment } from './highlight.ts'
import type { Positions } from './matches.ts'

/** A match to bring into sight; a new object asks again. */
type Target = { match: number }

type Page = { text: PaneText; matches: Positions }
type Layout = Page & { rows: Uint32Array }
type Props = Page & { target: Target | null }

// Above either, only the rows in sight are in the document.
const longestWhole = 20_000
const mostMarks = 2000
const longestRow = 120
const rowHeight = 22
const looks = ['bg-accent-soft ring-accent/40', 'bg-warn-soft ring-warn/40']
const area = 'min-h-[120px] max-h-80 font-mono text-small leading-[22px] text-ink'

function Marked({ text, segments, target }: { text: PaneText; segments: Segment[]; target: Target | null }) {
  return segments.map(({ start, end, match }) => {
    const content = text.slice(start, end)
    if (match === null) return content
    const isEmpty = start === end
    const shape = isEmpty ? 'inline-block h-[1.15em] w-[3px] align-text-bottom bg-accent' : looks[match % 2]
    const sign = isUnseen(content) ? "before:text-ink-3 before:content-['↵'/'']" : ''
    return (
      <mark
        key={`${match} ${start}`}
        data-match={match}
        className={`rounded-[3px] text-ink ${isEmpty ? '' : 'ring-1'} ${shape} ${sign} ${match === target?.match ? 'outline-2 outline-ink' : ''}`}
      >
        {content}
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

/** Cuts a text into rows, once for all that is searched in it. */
function createLayOut(): Ask<Page, Layout> {
  let laidOut: Layout | null = null
  return async (page, task) => {
    const { text } = page
    const rows = laidOut?.text === text ? laidOut.rows : layouter.call('rows', { text, longest: longestRow }, task)
    laidOut = { ...page, rows: await rows }
    return laidOut
  }
}

function Rows({ text, matches, target }: Props) {
  const [ask] = useState(createLayOut)
  const { answer: layout } = useAnswer<Page, Layout>(
    { text, matches },
    {
      direct: (page) => ({ ...page, rows: indexRows(page.text.toString(), longestRow) }),
      ask,
      isFinishedFirst: true,
      pause: 0,
    },
  )
  const list = useRef<VirtualListHandle>(null)
  useEffect(() => {
    if (layout && target) list.current?.scrollToRow(rowAt(layout.rows, layout.matches.starts[target.match] ?? 0))
  }, [layout, target])
  if (!layout) return <p className={`${area} px-3.5 py-3 text-ink-3`}>Laying out the text</p>
  const { rows } = layout
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
          <Marked text={layout.text} segments={cutRow(layout.matches, layout.text.length, rows, row)} target={target} />
        </li>
      )}
    />
  )
}

/** A text with its matches marked; always text, whatever it holds. */
export function Highlighted(props: Props) {
  const isShort = props.text.length <= longestWhole && props.matches.starts.length <= mostMarks
  return isShort ? <Whole {...props} /> : <Rows {...props} />
}
