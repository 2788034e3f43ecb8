import { useEffect, useState } from 'react'
import { isAbort } from '#app/browser/worker/connect.ts'
import { analyst } from './client.ts'
import type { Analysis } from './session.ts'
import { pauseBeforeOffer, pauseBeforeRun } from './state.ts'

export type PatternAnalysis = Analysis & { pattern: string; flags: string }

/** What is known of a pattern without running it; the last answer stays until the next one, unless that takes long. */
export function useAnalysis(pattern: string, flags: string): PatternAnalysis | null {
  const [analysis, setAnalysis] = useState<PatternAnalysis | null>(null)

  useEffect(() => {
    if (pattern === '') return setAnalysis(null)
    const controller = new AbortController()
    const lateTimer = setTimeout(() => setAnalysis(null), pauseBeforeRun + pauseBeforeOffer)
    const timer = setTimeout(() => {
      analyst
        .call('analyse', { pattern, flags }, { signal: controller.signal })
        .then(
          (answer) => setAnalysis({ ...answer, pattern, flags }),
          (error) => isAbort(error) || console.error(error),
        )
        .finally(() => clearTimeout(lateTimer))
    }, pauseBeforeRun)
    return () => {
      clearTimeout(lateTimer)
      clearTimeout(timer)
      controller.abort()
    }
  }, [pattern, flags])

  return analysis
}
