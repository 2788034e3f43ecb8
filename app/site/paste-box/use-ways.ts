import { useRef, useState } from 'react'

/** What knows the tools. */
export type Ways = typeof import('./ways.ts').ways

/** What every tool says about itself and what that makes of a text, loaded when it is first wanted. */
export function useWays() {
  const [known, setKnown] = useState<Ways | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const loading = useRef<Promise<Ways | null> | null>(null)

  async function load(): Promise<Ways | null> {
    try {
      const { ways } = await import('./ways.ts')
      setKnown(ways)
      setFailed(false)
      return ways
    } catch (error) {
      console.error(error)
      setFailed(true)
      loading.current = null
      return null
    }
  }

  function want() {
    loading.current ??= load()
    return loading.current
  }
  return {
    known,
    hasFailed,
    /** Loads it, once more where that has failed. */
    want,
    /** The same ahead of time, which is not tried twice. */
    warmUp: () => void (hasFailed || want()),
  }
}
