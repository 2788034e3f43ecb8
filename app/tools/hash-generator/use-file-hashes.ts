import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { connect } from '#app/browser/worker/connect.ts'
import { pause } from '#app/work/use-answer.ts'
import { createFileQueue, type Wanted } from './file-queue.ts'
import type { HashWorker } from './hash.worker.ts'
import workerUrl from './hash.worker.ts?worker&url'
import { subjectsOf } from './hashed-files.ts'

const worker = connect<HashWorker>(workerUrl)

/** The opened files, hashed one after the other in a worker that can be stopped. */
export function useFileHashes({ chosen, entries, hmacKey }: Wanted) {
  const [queue] = useState(() =>
    createFileQueue<File>((order, task) => worker.call('hashFile', order, task), {
      now: () => performance.now(),
      pause,
    }),
  )
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
