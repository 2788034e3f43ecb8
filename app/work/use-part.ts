import { useEffect, useState } from 'react'

/** A part of a view that is fetched when it is first wanted; one that does not come is missing, and tried again when it is wanted next. */
export function usePart<T>(isWanted: boolean, load: () => Promise<T>): { part: T | null; isMissing: boolean } {
  const [part, setPart] = useState<T | null>(null)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (!isWanted || part) return
    setMissing(false)
    load().then(
      (loaded) => setPart(() => loaded),
      (error) => {
        console.error(error)
        setMissing(true)
      },
    )
  }, [isWanted])
  return { part, isMissing }
}
