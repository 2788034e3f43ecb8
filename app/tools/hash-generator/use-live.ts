import { useSyncExternalStore } from 'react'

export type Live = ReturnType<typeof import('./live.tsx').createLive>

let live: Live | null = null
const listeners = new Set<() => void>()

/** What a page at rest does not need; it is fetched with the first contact, or with the first text or file. */
export async function fetchLive(): Promise<Live> {
  if (!live) {
    const { createLive } = await import('./live.tsx')
    live ??= createLive(() => performance.now())
    for (const listener of listeners) listener()
  }
  return live
}

function watch(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const readLive = () => live
export const useLive = () => useSyncExternalStore(watch, readLive, () => null)
