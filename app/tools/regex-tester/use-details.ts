import { useCallback, useEffect, useState } from 'react'
import { isAbort } from '#app/lib/worker/connect.ts'
import { ask } from './client.ts'
import type { GroupDetail } from './match.ts'
import type { RunResult } from './state.ts'

type Loaded = { result: RunResult; from: number; groups: GroupDetail[][] }

/** The groups of the matches in sight, which the worker tells when asked. */
export function useDetails(result: RunResult) {
  const [range, setRange] = useState({ from: 0, to: 0 })
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  useEffect(() => {
    if (result.groups === 0 || range.from === range.to) return
    let isCurrent = true
    ask('details', range).then(
      (details) => isCurrent && setLoaded({ result, from: range.from, groups: details.map((detail) => detail.groups) }),
      (error) => isAbort(error) || console.error(error),
    )
    return () => {
      isCurrent = false
    }
  }, [result, range])

  return {
    watchWindow: useCallback((from: number, to: number) => setRange({ from, to }), []),
    groupsOf: (match: number): GroupDetail[] | undefined =>
      loaded?.result === result ? loaded.groups[match - loaded.from] : undefined,
  }
}
