import { type RefObject, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Line } from '#app/ui/text-pane/eras.ts'
import type { Way } from '#app/ui/text-pane/snapshots.ts'
import { dismissToast, showToast, type Toast } from '#app/ui/toast.ts'
import { createLine, cross, type ReplacedPlace } from './line.ts'
import { textReplaced, undoLabel } from './messages.ts'

export type ReplaceOptions = {
  /** What the toast with the undo says. */
  toast?: Toast
  /** Takes away what the state does not hold, an answer for example; what is given back brings it back. */
  forget?: () => () => void
  /** The same once more, in another charset: an undo goes behind the first time. */
  isAgain?: boolean
  /** The settings that change with it are the visitor's choice, and remembered. */
  isChosen?: boolean
  /** Where its undo stands, if that is not the pane text is typed in. */
  place?: ReplacedPlace
}

type Around<S> = {
  latest: RefObject<S>
  isEmpty: (state: S) => boolean
  /** What brings back the state before a replacement, where the state keeps a history of its own. */
  undo: ((now: S) => S) | null
  /** Settings that have a meaning together alone. */
  bound: readonly string[]
  interrupt: () => void
  /** Shows a state that the visitor chose. */
  choose: (next: S) => void
  focus: () => void
}

type Offer = { toast: number; place: ReplacedPlace | undefined }

/** Replacements of what stands on a desk, and the way back and forth between them. */
export function useReplacements<S>(around: RefObject<Around<S>>) {
  const [line] = useState(() => createLine<S>())
  const [era, setEra] = useState(0)
  const [offer, setOffer] = useState<Offer | null>(null)
  const offered = useRef(offer)
  const isTravel = useRef(false)

  /** Offers an undo, or none, in the place of the one before. */
  function offerUndo(next: Offer | null) {
    if (offered.current) dismissToast(offered.current.toast)
    offered.current = next
    setOffer(next)
  }

  function travel(way: Way) {
    const { latest, undo, bound, interrupt, choose } = around.current
    const step = line.read(way)
    if (!step) return
    interrupt()
    flushSync(() => {
      const from = latest.current
      const restore = way === 'forward' ? step.forget?.() : undefined
      choose(undo ? undo(from) : cross(step, from, bound))
      line.take(way, from, latest.current, { forget: step.forget, restore, place: step.place })
      if (way === 'back') step.restore?.()
      setEra(line.era)
      offerUndo(way === 'back' ? null : { toast: 0, place: step.place })
    })
  }

  function undo() {
    const { place } = offered.current ?? {}
    travel('back')
    if (place) place.focus()
    else around.current.focus()
  }

  const asLine: Line = useMemo(
    () => ({
      era,
      back: () => travel('back'),
      forward: () => travel('forward'),
      travel(change) {
        isTravel.current = true
        change()
        isTravel.current = false
      },
    }),
    [era],
  )

  return {
    line: asLine,
    offer,
    undo,
    /** The visitor typed: there is nothing to undo but the typing, unless that goes back itself. */
    write() {
      if (!isTravel.current) line.write()
      offerUndo(null)
    },
    /** An undo that would bring nothing back is none. */
    review() {
      const { latest, bound } = around.current
      const step = offered.current && line.read('back')
      if (step && !step.restore && cross(step, latest.current, bound) === latest.current) offerUndo(null)
    },
    /** Puts a state in the place of another, by `put`. */
    replace(put: () => void, { toast = { title: textReplaced }, forget, isAgain = false, place }: ReplaceOptions) {
      const { latest, isEmpty, interrupt } = around.current
      const there = latest.current
      const restore = forget?.()
      interrupt()
      put()
      const here = latest.current
      if (isAgain) return line.amend(here)
      // A second Clear takes nothing away, and so not the undo of the first either.
      if (isEmpty(there) && isEmpty(here)) return
      line.add({ there, here, forget, restore, place })
      setEra(line.era)
      offerUndo(null)
      if (isEmpty(there)) return
      offerUndo({ toast: showToast({ ...toast, action: { label: undoLabel, run: undo } }), place })
    },
  }
}
