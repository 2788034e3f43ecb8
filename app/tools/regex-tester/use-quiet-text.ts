import { useEffect, useState } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import { joinText } from './client.ts'
import { pauseBeforeRun } from './state.ts'

/** The text as it was when typing last paused, for what needs no search; not kept up while it is not wanted. */
export function useQuietText(text: PaneText, isWanted: boolean): string {
  const [quiet, setQuiet] = useState('')
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const timer = setTimeout(() => joinText(text).then((joined) => isCurrent && setQuiet(joined)), pauseBeforeRun)
    return () => {
      clearTimeout(timer)
      isCurrent = false
    }
  }, [text, isWanted])
  return quiet
}
