import { useEffect, useSyncExternalStore } from 'react'
import { missingPart } from '#app/lib/missing-part.ts'
import { createStore } from '#app/lib/store.ts'

type Loaded<T> = {
  part: T | null
  /** Whether the part was wanted but could not be loaded. */
  isMissing: boolean
}

const nothing: Loaded<never> = { part: null, isMissing: false }

/** A part of a page that loads after the first paint. If loading failed, it is tried again when the part is wanted next. */
export type Lazy<T extends object> = ReturnType<typeof createLazy<T>>

/** A part and how to fetch it; `prepare` calls the module's `warmUp` if it has one: `createLazy(() => import("./lazy.tsx"))` */
export function createLazy<T extends object>(get: () => Promise<T>) {
  let loaded: Loaded<T> = nothing
  const told = createStore<Loaded<T>>(nothing)
  let underway: Promise<T> | null = null
  let isWanted = false
  let arrive = () => {}
  const whenThere = new Promise<void>((resolve) => {
    arrive = resolve
  })

  /** If the part was only prepared, notifies nobody: that would render the whole tool again, and the next render finds the part anyway. */
  function set(next: Loaded<T>) {
    loaded = next
    if (isWanted) told.set(next)
  }

  function bring(): Promise<T> {
    underway ??= get().then(
      (part) => {
        // Work that waits for the part continues before anything renders.
        arrive()
        set({ part, isMissing: false })
        return part
      },
      (error) => {
        underway = null
        throw error
      },
    )
    return underway
  }

  /** Fetches the part because it is wanted now. */
  async function load(): Promise<T> {
    const isNew = !isWanted
    isWanted = true
    if (loaded.isMissing) set(nothing)
    else if (isNew && loaded.part) set(loaded)
    try {
      return await bring()
    } catch (error) {
      console.error(error)
      set({ part: null, isMissing: true })
      throw missingPart(String(error), whenThere)
    }
  }

  /** Fetches the part early and warms it up; nobody waits for it yet, so a failure is silent. */
  async function prepare(): Promise<void> {
    const part = await bring().catch(() => null)
    if (part && 'warmUp' in part && typeof part.warmUp === 'function') part.warmUp()
  }

  return { read: () => loaded, watch: told.watch, load, prepare }
}

const readNothing = () => nothing

/** The part, if it has loaded; fetches it if it is wanted. */
export function useLazy<T extends object>(lazy: Lazy<T>, isWanted = false): Loaded<T> {
  const loaded = useSyncExternalStore<Loaded<T>>(lazy.watch, lazy.read, readNothing)
  useEffect(() => {
    if (isWanted) lazy.load().catch(() => null)
  }, [isWanted])
  return loaded
}
