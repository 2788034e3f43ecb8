import { type ComponentType, useEffect, useState } from 'react'
import type { ProgressProps } from './progress-line.tsx'

/** Work under way with a way out; it shows itself after 200 ms, so that quick work does not flash, and is fetched meanwhile. */
export function Progress(props: ProgressProps) {
  const [Line, setLine] = useState<ComponentType<ProgressProps> | null>(null)
  useEffect(() => {
    let isGone = false
    const fetched = import('./progress-line.tsx')
    const timer = setTimeout(async () => {
      const { ProgressLine } = await fetched
      if (!isGone) setLine(() => ProgressLine)
    }, 200)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])
  return Line && <Line {...props} />
}
