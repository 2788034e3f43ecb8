import { useLayoutEffect, useRef } from 'react'
import { takeHandOver } from '#app/offline/hand-over.ts'

/** Gives a tool the text another page has left for it, once, after hydration and before the next paint. */
export function useHandOver(slug: string, receive: (text: string, task: string) => void): void {
  const latest = useRef(receive)
  useLayoutEffect(() => {
    latest.current = receive
  })
  useLayoutEffect(() => {
    const left = takeHandOver(slug)
    if (left) latest.current(left.text, left.task)
  }, [slug])
}
