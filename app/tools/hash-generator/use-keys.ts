import { useMemo } from 'react'
import type { AlgorithmKey } from './algorithms.ts'

/** The same array as long as it holds the same algorithms, so that work depends on them and not on the moment. */
export function useKeys(keys: readonly AlgorithmKey[]): AlgorithmKey[] {
  const joined = [...new Set(keys)].join(' ')
  return useMemo(() => joined.split(' ') as AlgorithmKey[], [joined])
}
