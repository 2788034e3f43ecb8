import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import type { createFileQueue, Wanted } from './file-queue.ts'

type Queue = ReturnType<typeof createFileQueue<File>>

const resting: ReturnType<Queue['read']> = {
  files: [],
  isWorking: false,
  progress: 0,
  speed: 0,
  left: '',
  underway: null,
  done: null,
}
const watchNothing = () => () => {}
const readNothing = () => resting

/** The opened files, hashed one at a time by workers that can be stopped. Empty until the queue has loaded. */
export function useFileHashes(queue: Queue | undefined, { chosen, entries, hmacKey }: Wanted) {
  const { isWorking, progress, ...rest } = useSyncExternalStore(
    queue?.watch ?? watchNothing,
    queue?.read ?? readNothing,
    readNothing,
  )
  useLayoutEffect(() => queue?.want({ chosen, entries, hmacKey }), [queue, chosen, entries, hmacKey])
  useEffect(() => queue?.stop, [queue])
  return { ...rest, work: { isWorking, progress, cancel: () => queue?.cancel() } }
}
