import { useEffect, useState } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import { joinText } from '../client.ts'
import { pauseBeforeRun } from '../state.ts'

/** The text as it was when typing last paused, for what needs no search; not kept up while it is not wanted. */
export function useQuietText(text: PaneText, isWanted: boolean): string {
  const [quiet, setQuiet] = useState('')
  useEffect(() => {
    if (!isWanted || text.length === 0) return setQuiet('')
    let isCurrent = true
    const show = () => joinText(text).then((joined) => isCurrent && setQuiet(joined))
    const timer = setTimeout(show, quiet === '' ? 0 : pauseBeforeRun)
    return () => {
      clearTimeout(timer)
      isCurrent = false
    }
  }, [text, isWanted])
  return text.length === 0 ? '' : quiet
}
