import { type ComponentProps, type ReactNode, useContext, useEffect, useState } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { useLeave } from '#app/ui/feedback/notice.tsx'
import { Status } from '#app/ui/layout/bench.tsx'
import { BenchTabs } from '#app/ui/layout/tabs.tsx'
import { cancelLabel } from '#app/work/messages.ts'
import { type Found, Outcome } from '../expected/checks.tsx'
import * as messages from '../messages.ts'
import { describeTook, formatSpeed } from './rate.ts'

/** True after 200 ms of work, so that quick work does not flash. */
function useLasting(isWorking: boolean): boolean {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isWorking) return
    const timer = setTimeout(() => setLasting(true), 200)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [isWorking])
  return isLasting && isWorking
}

type PartProps = { onLeave: () => void } & ComponentProps<'div'>

const Part = ({ onLeave, ...rest }: PartProps) => <div ref={useLeave<HTMLDivElement>(onLeave)} {...rest} />

/** Progress, speed and Cancel while files are hashed, otherwise their actions. */
export function FileProgress({ hash, children }: { hash: Found; children: ReactNode }) {
  const { isWorking, progress, underway, cancel } = hash.files
  const { focus } = hash.desk
  if (!useLasting(isWorking))
    return (
      <Part key="actions" onLeave={focus} className="contents">
        {children}
      </Part>
    )
  const words = [`${Math.floor(progress * 100)}%`, formatSpeed(underway?.speed ?? 0), underway?.left]
  return (
    <Part
      key="progress"
      onLeave={focus}
      className="flex min-w-0 grow flex-wrap items-center gap-x-3.5 font-mono text-note"
    >
      <progress aria-label={messages.hashingFiles} value={progress} className="w-45" />
      <span>{words.filter(Boolean).join(' · ')}</span>
      <Button size="small" className="ml-auto font-sans" onClick={cancel}>
        {cancelLabel}
      </Button>
    </Part>
  )
}

/** The status bar: progress while files are hashed, then the result. Screen readers hear only the start and the end. */
export function StatusLine({ hash }: { hash: Found }) {
  const { files, isWorking, underway, done } = hash.files
  const { entries, checks, summary } = hash.comparison
  const isLasting = useLasting(isWorking)
  const amount = files.length
  const tabs = useContext(BenchTabs)
  // Beside the title of the digests it already says whether the text matches.
  const isSaid = !tabs?.isPhone || tabs.shown === 'Digests'
  return (
    <>
      {isLasting && (
        <>
          <Status tone="working">
            {messages.hashingOf(files.findIndex(({ file }) => file === underway?.file) + 1, amount)}
          </Status>
          {entries.length > 0 && <span className="max-sm:hidden">{messages.matchSoFar(summary.verified)}</span>}
          <span className="max-sm:hidden">{formatSpeed(underway?.speed ?? 0)}</span>
        </>
      )}
      <span role="status" className="inline-flex flex-wrap gap-x-4.5 empty:absolute">
        {isLasting && (
          <span className="sr-only">
            {messages.hashingFiles} {messages.files(amount)}
          </span>
        )}
        {!isLasting && amount > 0 && (
          <>
            {/* Missing and unlisted files are named below the table. */}
            <Outcome summary={{ ...summary, missing: [], unlisted: [] }} />
            <span className={checks.length > 0 ? 'max-sm:hidden' : ''}>{messages.files(amount)}</span>
          </>
        )}
      </span>
      {!isLasting && amount > 0 && done && <span className="max-sm:hidden">{describeTook(done.bytes, done.took)}</span>}
      {!isLasting && amount === 0 && (
        <Outcome summary={isSaid ? { ...summary, failed: 0, unchecked: 0, verified: 0 } : summary} />
      )}
      {!isLasting && hash.digests > 0 && <span>{messages.digests(hash.digests)}</span>}
    </>
  )
}
