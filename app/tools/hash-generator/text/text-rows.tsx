import { useRef } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import type { useHash } from '../use-hash.ts'
import { showAllLabel } from './first-words.ts'
import { HashRows } from './hash-rows.tsx'

/** The digests of the text: all of them, or after Generate that of the chosen algorithm. */
export function TextRows({ hash }: { hash: ReturnType<typeof useHash> }) {
  const { live, ofText, files, textRows } = hash
  const rows = useRef<HTMLDivElement>(null)
  return (
    <div ref={rows} tabIndex={-1} className="flex min-h-0 flex-auto flex-col overflow-auto outline-none lg:basis-0">
      {files.files.length > 0 && ofText.isEmpty ? (
        <p className="empty-line">{ofText.waiting}</p>
      ) : (
        <HashRows rows={textRows} waiting={ofText.waiting} fill={live && ((row) => live.fillTextRow(row, hash))} />
      )}
      {hash.desk.state.asked && (
        <Button
          variant="ghost"
          size="small"
          className="my-1.5 ml-1.25 shrink-0 self-start"
          onClick={() => {
            hash.showAll()
            // The button disappears, and the focus with it.
            rows.current?.focus()
          }}
        >
          {showAllLabel}
        </Button>
      )}
    </div>
  )
}
