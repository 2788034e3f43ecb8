import { useLayoutEffect, useRef } from 'react'

/** Reports a field once, before the next paint: what was entered before hydration is only in its element. */
export function useEarlyInput<E extends HTMLElement>(id: string, report: (element: E) => void): void {
  const isReported = useRef(false)
  useLayoutEffect(() => {
    if (isReported.current) return
    isReported.current = true
    report(document.getElementById(id) as E)
  }, [])
}
