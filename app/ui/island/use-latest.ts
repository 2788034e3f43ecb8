import { useLayoutEffect, useRef } from 'react'

/** The latest value of something that changes with every render, for code that runs later. */
export function useLatest<T>(value: T) {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
