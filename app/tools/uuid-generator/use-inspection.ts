import { useEffect, useMemo, useState } from 'react'
import { readText } from '#app/browser/text-file.ts'
import { yieldToMain } from '#app/browser/yield-to-main.ts'
import { type PaneText, slicesOf } from '#app/lib/long-text.ts'
import { unreadable } from './messages.ts'
import { findInPieces, readUuids } from './parse.ts'

const longest = 64 * 1024
const pieceSize = 256 * 1024
const pause = 150
const nothing: readonly string[] = []

/** Every UUID in a text: at once in a short one, piece by piece in a long one so that the page goes on answering. */
function useFound(input: PaneText): { found: readonly string[]; isWorking: boolean } {
  const [answer, setAnswer] = useState<{ input: PaneText; found: readonly string[] } | null>(null)
  const direct = useMemo(() => (input.length > longest ? null : readUuids(input.toString())), [input])

  useEffect(() => {
    if (input.length <= longest) return
    let isNewest = true
    const timer = setTimeout(async () => {
      const found: string[] = []
      for (const part of findInPieces(slicesOf(input, pieceSize))) {
        for (const uuid of part) found.push(uuid)
        await yieldToMain()
        if (!isNewest) return
      }
      setAnswer({ input, found })
    }, pause)
    return () => {
      isNewest = false
      clearTimeout(timer)
    }
  }, [input])

  const settled = answer?.input === input ? answer.found : null
  return { found: direct ?? settled ?? nothing, isWorking: !direct && !settled }
}

/** The text to inspect, from the field or a file, and what is found in it. */
export function useInspection() {
  const [input, setInput] = useState<PaneText>('')
  const [problem, setProblem] = useState<string | null>(null)

  function change(text: PaneText) {
    setInput(text)
    setProblem(null)
  }

  return {
    ...useFound(input),
    input,
    problem,
    change,
    async openFile([file]: File[]) {
      if (!file) return
      try {
        change(await readText(file))
      } catch (error) {
        console.error(error)
        setProblem(unreadable)
      }
    },
  }
}
