import { useCallback, useEffect, useState } from 'react'
import { isAbort } from '#app/browser/worker/connect.ts'
import { ask } from '../client.ts'
import type { RunResult } from '../state.ts'
import type { GroupDetail } from './match.ts'

type Loaded = { result: RunResult; from: number; groups: GroupDetail[][] }

/** The groups of the matches in sight, which the worker tells when asked. */
export function useDetails(result: RunResult, isCurrent: boolean) {
  const [range, setRange] = useState({ from: 0, to: 0 })
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  useEffect(() => {
    if (!isCurrent || result.groups === 0 || range.from === range.to) return
    let isNewest = true
    ask('details', range).then(
      (details) => isNewest && setLoaded({ result, from: range.from, groups: details.map((detail) => detail.groups) }),
      (error) => isAbort(error) || console.error(error),
    )
    return () => {
      isNewest = false
    }
  }, [result, isCurrent, range])

  return {
    watchWindow: useCallback((from: number, to: number) => setRange({ from, to }), []),
    groupsOf: (match: number): GroupDetail[] | undefined =>
      loaded?.result === result ? loaded.groups[match - loaded.from] : undefined,
  }
}
