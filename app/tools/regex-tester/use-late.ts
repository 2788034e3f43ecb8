import { useEffect, useState } from 'react'

/** Milliseconds until work counts as late. */
const patience = 1000

/** Whether the work on a question takes too long. Null means no work; `pause` is the wait before it starts. */
export function useLate(question: object | null, pause: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!question) return
    const timer = setTimeout(() => setLate(true), pause + patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [question, pause])
  return isLate && question !== null
}
