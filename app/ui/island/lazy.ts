import { useEffect, useSyncExternalStore } from 'react'
import { missingPart } from '#app/lib/missing-part.ts'
import { createStore } from '#app/lib/store.ts'

type Loaded<T> = {
  part: T | null
  /** Whether somebody wanted it, and it did not come. */
  isMissing: boolean
}

/** A part of a page that comes after the first paint; one that did not come is fetched anew when it is wanted next. */
export type Lazy<T> = {
  read: () => Loaded<T>
  watch: (listener: () => void) => () => void
  /** Fetches it, because it is wanted now. */
  load: () => Promise<T>
  /** Fetches it ahead and lets it get ready; nobody waits for it yet, so a failure is no news. */
  prepare: () => Promise<void>
}

const nothing: Loaded<never> = { part: null, isMissing: false }

/** A part by how it is fetched; `warmUp` of a module is called each time it is to get ready: `createLazy(() => import("./lazy.tsx"))` */
export function createLazy<T extends object>(get: () => Promise<T>): Lazy<T> {
  let loaded: Loaded<T> = nothing
  const told = createStore<Loaded<T>>(nothing)
  let underway: Promise<T> | null = null
  let isWanted = false
  let arrive = () => {}
  const whenThere = new Promise<void>((resolve) => {
    arrive = resolve
  })

  /** Tells nobody of a part that was only fetched ahead: it would draw the whole tool again in idle time, and the next draw finds it anyway. */
  function set(next: Loaded<T>) {
    loaded = next
    if (isWanted) told.set(next)
  }

  function bring(): Promise<T> {
    underway ??= get().then(
      (part) => {
        // Work that waits for it goes on before anything is drawn.
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

  async function prepare(): Promise<void> {
    const part = await bring().catch(() => null)
    if (part && 'warmUp' in part && typeof part.warmUp === 'function') part.warmUp()
  }

  return {
    read: () => loaded,
    watch: told.watch,
    load,
    prepare,
  }
}

const readNothing = () => nothing

/** A part as far as it has come; where it is wanted it is fetched. */
export function useLazy<T>(lazy: Lazy<T>, isWanted = false): Loaded<T> {
  const loaded = useSyncExternalStore<Loaded<T>>(lazy.watch, lazy.read, readNothing)
  useEffect(() => {
    if (isWanted) lazy.load().catch(() => null)
  }, [isWanted])
  return loaded
}
