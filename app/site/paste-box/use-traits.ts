import { useRef, useState } from 'react'

export type AllTraits = typeof import('#app/tools/all-traits.ts')['allTraits']

/** What every tool says about itself, loaded when it is first wanted. */
export function useTraits() {
  const [traits, setTraits] = useState<AllTraits | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const loading = useRef<Promise<AllTraits | null> | null>(null)

  async function load(): Promise<AllTraits | null> {
    try {
      const { allTraits } = await import('#app/tools/all-traits.ts')
      setTraits(allTraits)
      setFailed(false)
      return allTraits
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
    traits,
    hasFailed,
    /** Loads them, once more where that has failed. */
    want,
    /** The same ahead of time, which is not tried twice. */
    warmUp: () => void (hasFailed || want()),
  }
}
