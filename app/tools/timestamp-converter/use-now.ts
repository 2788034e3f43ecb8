import { useSyncExternalStore } from 'react'
import { now } from '#app/lib/clock.ts'
import { nextTickDelay } from './clock.ts'

let shown: number | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function tick() {
  shown = now().getTime()
  timer = setTimeout(tick, nextTickDelay(shown))
  for (const listener of listeners) listener()
}

function follow() {
  clearTimeout(timer)
  if (!document.hidden) tick()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', follow)
    follow()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', follow)
    clearTimeout(timer)
  }
}

/** The time in milliseconds, anew with every second while the page is in sight; nothing before the page has come alive. */
export const useNow = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  )
