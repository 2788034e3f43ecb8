import { useEffect, useState } from 'react'
import { longTextOf, type PaneText } from '#app/lib/long-text.ts'
import { isAbort } from '#app/lib/worker/connect.ts'
import { ask } from './client.ts'
import type { RunResult } from './state.ts'

const pause = 150

async function replace(replacement: string): Promise<{ text: PaneText; problem: string | null }> {
  const answer = await ask('replace', replacement)
  if (!answer.ok) return { text: '', problem: answer.error.message }
  const pieces: string[] = []
  while (pieces.length < answer.value) pieces.push(await ask('takePiece', pieces.length))
  return { text: pieces.length > 1 ? longTextOf(pieces) : (pieces[0] ?? ''), problem: null }
}

/** The text with its matches replaced, once a replacement is used; the last one stays until the next is there. */
export function useReplace(result: RunResult | null, replacement: string | null) {
  const [replaced, setReplaced] = useState<{ text: PaneText; problem: string | null }>({ text: '', problem: null })

  useEffect(() => {
    if (!result || replacement === null) return setReplaced({ text: '', problem: null })
    let isCurrent = true
    const timer = setTimeout(() => {
      replace(replacement).then(
        (answer) => isCurrent && setReplaced(answer),
        (error) => isAbort(error) || console.error(error),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      isCurrent = false
    }
  }, [result, replacement])

  return replaced
}
