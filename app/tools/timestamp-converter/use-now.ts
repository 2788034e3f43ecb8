import { useSyncExternalStore } from 'react'
import { now } from '#app/lib/clock.ts'
import { createStore } from '#app/lib/store.ts'
import { nextTickDelay } from './clock.ts'

const shown = createStore<number | undefined>(undefined)
let timer: ReturnType<typeof setTimeout> | undefined
let watchers = 0

function tick() {
  const time = now().getTime()
  timer = setTimeout(tick, nextTickDelay(time))
  shown.set(time)
}

function follow() {
  clearTimeout(timer)
  if (!document.hidden) tick()
}

function subscribe(listener: () => void) {
  if (watchers++ === 0) {
    document.addEventListener('visibilitychange', follow)
    follow()
  }
  const stop = shown.watch(listener)
  return () => {
    stop()
    if (--watchers > 0) return
    document.removeEventListener('visibilitychange', follow)
    clearTimeout(timer)
  }
}

/** The time in milliseconds, updated every second while the page is visible; `undefined` before hydration. */
export const useNow = (): number | undefined => useSyncExternalStore(subscribe, shown.read, () => undefined)
