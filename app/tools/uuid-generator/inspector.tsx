import FolderOpen from 'lucide-react/icons/folder-open'
import { useId, useState } from 'react'
import { Pane } from '#app/ui/bench.tsx'
import { Button, buttonIcon } from '#app/ui/button.tsx'
import { FileButton } from '#app/ui/file-button.tsx'
import { TextPane } from '#app/ui/text-pane/text-pane.tsx'
import { inspectUuid } from './inspect.ts'
import { noneFound } from './messages.ts'
import type { useInspection } from './use-inspection.ts'

const page = 100
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
          <span className={`font-[560] ${row.isValid ? 'text-ok' : 'text-bad'}`}>
            {row.isValid ? 'Valid' : 'Not valid'}
          </span>
          {row.note && <span className="block text-xs text-ink-2">{row.note}</span>}
        </span>
      </td>
    </tr>
  )
}

/** Any text, and a row for each UUID in it. */
export function Inspector({ input, problem, change, openFile, found, isWorking }: ReturnType<typeof useInspection>) {
  const [limit, setLimit] = useState(page)
  const ids = { input: useId(), note: useId() }
  const isNothing = input.length > 0 && found.length === 0 && !isWorking
  return (
    <Pane
      title="UUIDs to inspect"
      labelFor={ids.input}
      noteId={ids.note}
      note={isNothing ? noneFound : isWorking ? 'Reading' : ''}
      actions={<FileButton label="Open file" icon={<FolderOpen {...buttonIcon} />} onFiles={openFile} />}
    >
      {problem && (
        <p role="alert" className="border-b border-line bg-bad-soft px-3.5 py-2 text-sm text-bad">
          {problem}
        </p>
      )}
      <TextPane
        id={ids.input}
        label="UUIDs to inspect"
        value={input}
        onChange={change}
        minHeight="small"
        placeholder="Paste any text or drop a file: each UUID in it is read"
        describedBy={ids.note}
      />
      {found.length > 0 && (
        <table
          aria-label="Inspected UUIDs"
          className="w-full border-collapse border-t border-line font-mono text-[13px] leading-normal max-xl:block"
        >
          <thead className="bg-paper font-sans max-xl:sr-only">
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col" className="px-3.5 py-2 text-left font-[560] whitespace-nowrap xl:pr-0">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-xl:block">
            {found.slice(0, limit).map((uuid, index) => (
              <Row key={index} uuid={uuid} />
            ))}
          </tbody>
        </table>
      )}
      {found.length > limit && (
        <div className="border-t border-line px-3.5 py-2 text-sm text-ink-2">
          <Button size="small" onClick={() => setLimit(limit + page)}>
            Show more
          </Button>{' '}
          {limit.toLocaleString('en')} of {found.length.toLocaleString('en')} shown
        </div>
      )}
    </Pane>
  )
}
