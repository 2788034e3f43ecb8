import { useEffect, useState } from 'react'

/** How long work may take before it is said. */
const patience = 1000

/** Whether the work on a question has outlasted the visitor's patience; null is no work, `pause` what goes before it. */
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
