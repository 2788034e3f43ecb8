import FolderOpen from 'lucide/dist/esm/icons/folder-open.mjs'
import { useState } from 'react'
import { formatSize } from '#app/lib/bytes.ts'
import { FileButton } from '#app/ui/controls/file-button.tsx'
import { Segmented } from '#app/ui/controls/segmented.tsx'
import { Pane, Strip } from '#app/ui/layout/bench.tsx'
import { GiveActions } from '#app/work/out/output-actions.tsx'
import { algorithmOf } from '../algorithms/algorithms.ts'
import { giveList } from '../downloads.ts'
import { type Found, Outcome } from '../expected/checks.tsx'
import * as messages from '../messages.ts'
import { FileRow } from './file-row.tsx'
import { type Filter, filterRows, filters, listRows } from './file-rows.ts'
import { FileProgress } from './file-status.tsx'

/** The table of opened files, mismatches first. Each row expands to all digests of its file. */
export function FileHashes({ hash }: { hash: Found }) {
  const [wanted, setWanted] = useState<Filter>('all')
  const { desk, rows, ofText } = hash
  const { hmacKey, settings } = desk.state
  const { files, isWorking, underway } = hash.files
  const { checks, summary } = hash.comparison
  const { label } = algorithmOf(settings.algorithm)
  const all = listRows(files, { key: settings.algorithm, hmacKey, checks, underway, isWorking })
  const hasVerdicts = all.some(({ verdict }) => verdict !== null)
  const filter = hasVerdicts ? wanted : 'all'
  const labelOf = (value: Filter) => messages.filterLabel(value, filterRows(all, value).length)
  const size = formatSize(files.reduce((sum, { file }) => sum + file.size, 0))
  const isAlone = files.length === 1
  return (
    <section aria-label="File hashes" className="file-hashes">
      <Pane
        title="File hashes"
        view={
          <>
            <span className="font-mono text-note text-ink-3 max-sm:hidden">
              {[messages.files(files.length), size, ...(isWorking ? [] : [label])].join(' · ')}
            </span>
            <FileProgress hash={hash}>
              {hasVerdicts && (
                <Segmented
                  label="Files shown"
                  value={filter}
                  choices={filters.map((value) => ({ value, label: labelOf(value) }))}
                  onChange={setWanted}
                />
              )}
              <div className="ml-auto flex max-sm:[&_.button]:h-11">
                <FileButton
                  label="Add files"
                  icon={FolderOpen}
                  isMultiple
                  onFiles={(added) => desk.edit({ type: 'add', files: added })}
                />
                {/* On a phone these are in the bar at the bottom. */}
                <div className="flex max-sm:hidden">
                  <GiveActions {...giveList(files, desk.state, isWorking)} />
                </div>
              </div>
            </FileProgress>
          </>
        }
      >
        <table aria-label="Files" className="file-table">
          <thead>
            <tr className="file-row file-head">
              {['Verdict', 'Name', 'Size', 'Progress', label].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {filterRows(all, filter).map((row) => (
              <FileRow
                key={row.label}
                {...row}
                {...{ isAlone, rows, hmacKey, settings }}
                isNamed={!isAlone || !ofText.isEmpty}
              />
            ))}
          </tbody>
        </table>
        {summary.missing.length + summary.unlisted.length > 0 && (
          <Strip>
            <Outcome summary={{ ...summary, failed: 0, unchecked: 0, verified: 0 }} hasNames />
          </Strip>
        )}
      </Pane>
    </section>
  )
}
