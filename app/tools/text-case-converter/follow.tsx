import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import { watchCaret } from '#app/ui/text-pane/caret.ts'
import { createJob } from '#app/work/run/job.ts'
import { cameAtOnce } from '#app/work/run/question.ts'
import { type Cases, type Looks, lookAll, type Previews } from './cards.ts'
import { worker } from './client.ts'

type Props = {
  text: PaneText
  cases: Cases & { isCurrent: boolean }
  look: Looks | null
  /** The pane that a phone shows. */
  pane: string
  onLook: (look: Looks | null) => void
}

/** The caret position. Every movement makes a new object, even within a line. */
type Caret = { line: number }

type Asked = { line: number; previews: Previews }

let told: Caret | null = null

/** The caret line, read from the field or reported by an editor. Null if neither has the focus. */
function readCaret(): Caret | null {
  const field = document.activeElement
  if (!field?.closest('.text-pane')) return null
  if (!(field instanceof HTMLTextAreaElement)) return told
  const { selectionStart, selectionEnd, selectionDirection } = field
  const head = selectionDirection === 'backward' ? selectionStart : selectionEnd
  return { line: field.value.slice(0, head).split('\n').length - 1 }
}

/** Scrolls each card so that its line is in the middle, with whole lines above it. The page itself does not scroll. */
function showLines(): void {
  const lines = [...document.querySelectorAll<HTMLElement>('.case-line')]
  const places = lines.map(({ parentElement, offsetTop, offsetHeight }) => {
    const card = parentElement!
    const lineHeight = Number.parseFloat(getComputedStyle(card).lineHeight)
    const above = Math.max(0, Math.floor((card.clientHeight - offsetHeight) / 2 / lineHeight))
    return { card, top: (Math.floor(offsetTop / lineHeight) - above) * lineHeight }
  })
  for (const { card, top } of places) card.scrollTop = top
}

/** Makes the cards follow the caret line. Renders nothing. */
export function Follow({ text, cases: { previews, results, isCurrent }, look, pane, onLook }: Props) {
  const [caret, setCaret] = useState<Caret | null>(null)
  const [job] = useState(() => createJob(({ line }: Asked) => worker.call('look', line), { isFinishedFirst: true }))
  const { answered } = useSyncExternalStore(job.watch, job.read)
  const line = caret?.line ?? null
  const last = useRef<PaneText>('')
  const isResting = useRef(false)

  useEffect(() => {
    const listening = new AbortController()
    const listen = (type: string, listener: () => void) =>
      document.addEventListener(type, listener, { signal: listening.signal, capture: true })
    const follow = () => {
      const caret = readCaret()
      if (caret && !isResting.current) setCaret(caret)
    }
    const move = () => {
      isResting.current = false
    }
    for (const type of ['selectionchange', 'focusin']) listen(type, follow)
    for (const type of ['keydown', 'pointerdown']) listen(type, move)
    const stop = watchCaret(document, ({ line }) => {
      told = { line }
      follow()
    })
    return () => {
      listening.abort()
      stop()
    }
  }, [])

  // A large change such as a paste is shown from its beginning until the visitor moves the caret.
  useLayoutEffect(() => {
    isResting.current = cameAtOnce(last.current, text)
    last.current = text
    setCaret(isResting.current ? null : readCaret())
  }, [text])

  useLayoutEffect(() => {
    if (line === null || !previews) return onLook(null)
    if (!isCurrent) return
    if (results) return onLook(lookAll(results, line))
    void job.ask({ line, previews })
  }, [line, previews, isCurrent])

  useLayoutEffect(() => {
    if (line !== null && answered?.question.previews === previews) onLook(answered.answer)
  }, [answered])

  useLayoutEffect(showLines, [caret, look, pane])

  // When the text is gone, so is the followed line.
  useLayoutEffect(() => () => onLook(null), [])

  return null
}
