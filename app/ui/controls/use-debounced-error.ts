import { useEffect, useRef, useState } from 'react'

const restsAfter = 800

/** Hides an error while the visitor types. Shows it once typing pauses or the field is left, and then until it is fixed. */
export function useDebouncedError(isWrong: boolean): { isSaid: boolean; type: () => void; rest: () => void } {
  const [isTyping, setTyping] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSaid = isWrong && !isTyping
  useEffect(() => () => clearTimeout(timer.current), [])

  function rest() {
    clearTimeout(timer.current)
    setTyping(false)
  }
  function type() {
    clearTimeout(timer.current)
    if (isSaid) return
    setTyping(true)
    timer.current = setTimeout(rest, restsAfter)
  }
  return { isSaid, type, rest }
}
