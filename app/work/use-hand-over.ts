import { useLayoutEffect, useRef } from 'react'
import { takeHandOver } from '#app/offline/hand-over.ts'

/** To be replaced by `useDesk`. */
export function useHandOver(slug: string, receive: (text: string, task: string) => void): void {
  const latest = useRef(receive)
  useLayoutEffect(() => {
    latest.current = receive
  })
  useLayoutEffect(() => {
    void takeHandOver(slug).then((left) => left && 'text' in left && latest.current(left.text, left.task))
  }, [slug])
}
