import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { pause } from '#app/work/use-answer.ts'
import { createFileQueue, type Wanted } from './file-queue.ts'
import { subjectsOf } from './hashed-files.ts'

// How a file is hashed is fetched with the first of them.
const hash: Parameters<typeof createFileQueue<File>>[0] = async (order, task) =>
  (await import('./client.ts')).hashFile(order, task)

/** The opened files, hashed one after the other in a worker that can be stopped. */
export function useFileHashes({ chosen, entries, hmacKey }: Wanted) {
  const [queue] = useState(() => createFileQueue<File>(hash, { now: () => performance.now(), pause }))
  const { files, rate, ...work } = useSyncExternalStore(queue.watch, queue.read, queue.read)
  useLayoutEffect(() => queue.want({ chosen, entries, hmacKey }), [queue, chosen, entries, hmacKey])
  useEffect(() => queue.stop, [queue])
  return {
    files,
    rate,
    work: { ...work, cancel: queue.cancel },
    subjects: useMemo(() => subjectsOf(files, hmacKey), [files, hmacKey]),
    open: queue.open,
    clear: queue.clear,
  }
}
