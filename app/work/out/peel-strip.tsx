import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { headOf } from '#app/lib/long-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { showToast } from '#app/ui/feedback/toast.ts'
import { Strip } from '#app/ui/layout/bench.tsx'
import { copyLimit } from './copy-and-download.ts'
import { LoadOtherTools } from './other-tools-context.ts'
import type { Layered, Peeling } from './peel-status.tsx'
import { describeLayers, mayBeLayered, takeSteps } from './peeling.ts'

/** How many ms an output must stay the same before its layers are looked for. */
const pause = 250
const headSize = 4096

type Found = { of: Layered; steps: readonly (readonly string[])[]; rest: string }

const isWorthLooking = (content: Layered) =>
  content instanceof Blob
    ? content.size > 0 && content.size <= copyLimit
    : content.length <= copyLimit && mayBeLayered(headOf(content, headSize))

/** Names the layers of an output, and peels one or all of them, or puts them back. */
export function PeelStrip({ peel: { content, shown, show } }: { peel: Peeling }) {
  const load = useContext(LoadOtherTools)
  const [found, setFound] = useState<Found | null>(null)
  const strip = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const presses = useRef(0)

  useEffect(() => {
    if (content === null || !isWorthLooking(content)) return
    let isGone = false
    async function find(of: Layered) {
      const { requestLayers } = await load()
      const layers = await requestLayers(of)
      if (!isGone) setFound({ of, ...layers })
    }
    // If the search fails, nothing is offered.
    const timer = setTimeout(() => find(content).catch((error: unknown) => console.error(error)), pause)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [content])

  // The pressed button may have disappeared.
  useLayoutEffect(() => {
    if (isPressed.current && document.activeElement === document.body) strip.current?.querySelector('button')?.focus()
    isPressed.current = false
  }, [shown])

  if (content === null || found?.of !== content || found.steps.length === 0) return null
  const taken = shown?.steps ?? 0
  const left = found.steps.length - taken

  async function take(of: Layered, { steps: all, rest }: Found, steps: number) {
    const press = ++presses.current
    isPressed.current = true
    if (steps === 0) return show(null)
    const taken = await takeSteps(load, of, steps)
    if (press !== presses.current) return
    const [kind = rest] = all.slice(steps).flat()
    if (taken.ok) show({ of, ...taken.value, steps, kind })
    else showToast(taken.error)
  }

  const moves = [
    left > 0 && { label: 'Peel', steps: taken + 1 },
    left > 1 && { label: 'All layers', steps: found.steps.length },
    taken > 0 && { label: 'Put back', steps: 0 },
  ]
  return (
    <Strip ref={strip} tone="sunken" className="py-1.5!">
      <p role="status" className="min-w-0 font-strong wrap-anywhere">
        {describeLayers(found.steps, found.rest, taken)}
      </p>
      <div className="ml-auto flex flex-wrap gap-2 max-sm:[&>button]:h-11">
        {moves.map(
          (move) =>
            move && (
              <Button key={move.label} size="small" onClick={() => void take(content, found, move.steps)}>
                {move.label}
              </Button>
            ),
        )}
      </div>
    </Strip>
  )
}
