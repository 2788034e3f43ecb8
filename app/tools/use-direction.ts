import { useEffect, useRef, useState } from 'react'
import { headOf, type PaneText } from '#app/lib/long-text.ts'
import type { Lazy } from '#app/ui/island/lazy.ts'
import { readDirection } from './read-direction.ts'
import { type Guess, type Sample, sampleSize } from './traits.ts'

type Mode = 'encode' | 'decode'
type State = { text: PaneText; settings: { mode: Mode } }
type Desk = { state: State; read: () => State }
type Part = { recognize: (sample: Sample) => Guess[] }

/** A text pasted into the empty field chooses Encode or Decode, until the visitor has chosen. */
export function useDirection(desk: Desk, lazy: Lazy<Part>, setMode: (mode: Mode) => void) {
  const [isChosen, isPaste] = [useRef(false), useRef(false)]
  /** What the text is that chose Decode. */
  const [kind, setKind] = useState<string | null>(null)

  useEffect(() => {
    const notice = ({ clipboardData }: ClipboardEvent) => {
      isPaste.current = clipboardData?.types.includes('text/plain') ?? false
    }
    document.addEventListener('paste', notice, true)
    return () => document.removeEventListener('paste', notice, true)
  }, [])

  return {
    /** What the text is that chose Decode, while that holds. */
    kind: desk.state.settings.mode === 'decode' ? kind : null,
    /** Called after each edit, with the text before it. */
    follow(before: PaneText) {
      const { text, settings } = desk.read()
      // Decode was chosen in an earlier visit, or by a link.
      const isGiven = settings.mode === 'decode' && kind === null
      const isWanted = isPaste.current && before.length === 0 && !isChosen.current && !isGiven
      isPaste.current = false
      if (!isWanted) return
      const head = headOf(text, sampleSize)
      function decide({ recognize }: Part) {
        if (desk.read().text !== text || isChosen.current) return
        const found = readDirection(recognize({ text: head.trim(), isCut: text.length > head.length }))
        setKind(found)
        setMode(found === null ? 'encode' : 'decode')
      }
      const { part } = lazy.read()
      if (part) decide(part)
      // Without the part there is no output either, and the page says why.
      else lazy.load().then(decide, () => null)
    },
    /** The visitor has chosen. */
    choose() {
      isChosen.current = true
      setKind(null)
    },
  }
}
