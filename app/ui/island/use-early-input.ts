import { useLayoutEffect, useRef } from 'react'

/** Shows a field as hydration found it, once and before the next paint: what was entered earlier is in its element alone. */
export function useEarlyInput<E extends HTMLElement>(id: string, report: (element: E) => void): void {
  const isReported = useRef(false)
  useLayoutEffect(() => {
    if (isReported.current) return
    isReported.current = true
    report(document.getElementById(id) as E)
  }, [])
}
