import { useEffect, useRef, useState } from 'react'
import { headOf, type PaneText } from '#app/lib/long-text.ts'
import type { Lazy } from '#app/ui/island/lazy.ts'
import { readDirection } from './read-direction.ts'
import { type Guess, type Sample, sampleSize } from './traits.ts'

type Mode = 'encode' | 'decode'
type State = { text: PaneText; settings: { mode: Mode } }
type Desk = { state: State; read: () => State }
/** What a pasted text may be, without decodings that would fail or change nothing. */
type Part = { guessPasted: (sample: Sample) => Guess[] }

/** A text pasted into the empty field chooses Encode or Decode, until the visitor has chosen. */
export function useDirection(desk: Desk, lazy: Lazy<Part>, setMode: (mode: Mode) => void) {
  const isChosen = useRef(false)
  /** How long the text is that is being pasted. */
  const pasted = useRef(0)
  /** What the text is that chose Decode. */
  const [kind, setKind] = useState<string | null>(null)

  useEffect(() => {
    const notice = ({ clipboardData }: ClipboardEvent) => {
      pasted.current = clipboardData?.getData('text/plain').length ?? 0
    }
    document.addEventListener('paste', notice, true)
    return () => document.removeEventListener('paste', notice, true)
  }, [])

  /** The visitor has chosen. */
  function choose() {
    isChosen.current = true
    setKind(null)
  }

  return {
    /** What the text is that chose Decode, while that holds. */
    kind: desk.state.settings.mode === 'decode' ? kind : null,
    /** Called after each edit, with the text before it. */
    follow(before: PaneText) {
      const { text, settings } = desk.read()
      // Decode was chosen in an earlier visit, or by a link.
      const isGiven = settings.mode === 'decode' && kind === null
      // A paste over all of a text that was judged is judged again.
      const isWhole = before.length === 0 || (kind !== null && text.length === pasted.current)
      const isWanted = pasted.current > 0 && isWhole && !isChosen.current && !isGiven
      pasted.current = 0
      // The text that chose Decode is gone.
      if (kind !== null && text.length === 0) {
        setKind(null)
        setMode('encode')
      }
      if (!isWanted) return
      const head = headOf(text, sampleSize)
      function decide({ guessPasted }: Part) {
        if (desk.read().text !== text || isChosen.current) return
        const found = readDirection(guessPasted({ text: head.trim(), isCut: text.length > head.length }))
        setKind(found)
        setMode(found === null ? 'encode' : 'decode')
      }
      const { part } = lazy.read()
      if (part) decide(part)
      // Without the part there is no output either, and the page says why.
      else lazy.load().then(decide, () => null)
    },
    choose,
    /** The mode for another text, which may come with one: what a text was that is gone no longer counts. */
    leave(given: Mode | null = null): Mode | null {
      if (given) choose()
      setKind(null)
      return given ?? (kind === null ? null : 'encode')
    },
  }
}
