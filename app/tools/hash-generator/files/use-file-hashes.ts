import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import type { Desk } from '#app/work/bench/use-desk.ts'
import type { Action, State } from '../state.ts'
import type { createFileQueue, QueueState, Wanted } from './file-queue.ts'

const resting: QueueState = {
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
export function useFileHashes(
  queue: ReturnType<typeof createFileQueue> | undefined,
  desk: Desk<State, Action>,
  { chosen, entries }: Pick<Wanted, 'chosen' | 'entries'>,
) {
  const { files, hmacKey } = desk.state
  const { isWorking, progress, ...rest } = useSyncExternalStore(
    queue?.watch ?? watchNothing,
    queue?.read ?? readNothing,
    readNothing,
  )
  useLayoutEffect(() => queue?.want({ files, chosen, entries, hmacKey }), [queue, files, chosen, entries, hmacKey])
  useEffect(() => queue?.stop, [queue])
  const cancel = () => queue && desk.show({ type: 'keep', files: queue.cancel() })
  return { ...rest, work: { isWorking, progress, cancel } }
}
