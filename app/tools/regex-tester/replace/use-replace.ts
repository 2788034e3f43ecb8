import { useEffect, useRef, useState } from 'react'
import { isAbort } from '#app/browser/worker/connect.ts'
import { longTextOf, type PaneText } from '#app/lib/long-text.ts'
import { replacer } from '../client.ts'
import { pauseBeforeOffer, type RunResult } from '../state.ts'

const pause = 150
const pauseBeforeWorking = 200

type Replaced = { text: PaneText; problem: string | null }
type Progress = 'none' | 'working' | 'late' | 'cancelled'

const nothing: Replaced = { text: '', problem: null }

async function replace(result: RunResult, replacement: string, signal: AbortSignal): Promise<Replaced> {
  const { pattern, flags, text, matches } = result
  const search = { pattern, flags, text }
  const answer = await replacer.call('replace', { search, matches, replacement }, { signal })
  if (!answer.ok) return { text: '', problem: answer.error }
  const pieces: string[] = []
  while (pieces.length < answer.value) pieces.push(await replacer.call('takePiece', pieces.length, { signal }))
  return { text: pieces.length > 1 ? longTextOf(pieces) : (pieces[0] ?? ''), problem: null }
}

/** The text with its matches replaced, once a replacement is used; the last one stays until the next, unless that takes long. */
export function useReplace(result: RunResult | null, replacement: string | null) {
  const [replaced, setReplaced] = useState(nothing)
  const [progress, setProgress] = useState<Progress>('none')
  const job = useRef<AbortController>(null)

  useEffect(() => {
    if (!result || replacement === null) return setReplaced(nothing)
    const controller = new AbortController()
    const { signal } = controller
    job.current = controller
    const timers = [
      setTimeout(async () => {
        try {
          setReplaced(await replace(result, replacement, signal))
        } catch (error) {
          if (!isAbort(error)) console.error(error)
        }
        if (!signal.aborted) settle()
      }, pause),
      setTimeout(() => setProgress('working'), pause + pauseBeforeWorking),
      setTimeout(() => {
        setProgress('late')
        setReplaced(nothing)
      }, pause + pauseBeforeOffer),
    ]
    function settle() {
      for (const timer of timers) clearTimeout(timer)
      setProgress('none')
    }
    return () => {
      controller.abort()
      settle()
    }
  }, [result, replacement])

  return {
    ...replaced,
    progress,
    cancel() {
      job.current?.abort()
      setProgress('cancelled')
    },
  }
}
