import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { useLeave } from '#app/ui/feedback/notice.tsx'
import { cancelLabel } from '#app/work/messages.ts'
import { hashingFiles } from '../messages.ts'
import { formatSpeed } from './rate.ts'
import type { useFileHashes } from './use-file-hashes.ts'

type Files = ReturnType<typeof useFileHashes>

/** True after 200 ms of work, so that quick work does not flash. */
export function useLasting(isWorking: boolean): boolean {
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

function Line({ files, onLeave }: { files: Files; onLeave: () => void }) {
  const { work, speed, left } = files
  const line = useLeave<HTMLDivElement>(onLeave)
  return (
    <div ref={line} className="flex min-w-0 grow flex-wrap items-center gap-x-3.5 font-mono text-note">
      <progress aria-label={hashingFiles} value={work.progress} className="w-45" />
      <span>{[`${Math.floor(work.progress * 100)} %`, formatSpeed(speed), left].filter(Boolean).join(' · ')}</span>
      <Button size="small" className="ml-auto font-sans" onClick={work.cancel}>
        {cancelLabel}
      </Button>
    </div>
  )
}

function Idle({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  return (
    <div ref={useLeave<HTMLDivElement>(onLeave)} className="contents">
      {children}
    </div>
  )
}

type Props = { files: Files; desk: { focus: () => void }; children: ReactNode }

/** Progress, speed and Cancel while files are hashed, otherwise their actions. */
export const FileProgress = ({ files, desk, children }: Props) =>
  useLasting(files.work.isWorking) ? (
    <Line files={files} onLeave={desk.focus} />
  ) : (
    <Idle onLeave={desk.focus}>{children}</Idle>
  )
