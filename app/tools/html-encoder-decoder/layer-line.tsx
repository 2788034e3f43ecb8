import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { Strip } from '#app/ui/layout/bench.tsx'
import { countedLayers } from './convert.ts'
import { describeLayers } from './messages.ts'

type Props = {
  layers: number
  depth: number
  /** Whether a button here was pressed. The buttons disappear while a long text is decoded, so focus must come back. */
  isPressed: RefObject<boolean>
  onDepth: (depth: number) => void
}

/** Says that a text is encoded more than once, with buttons to decode more layers. */
export function LayerLine({ layers, depth, isPressed, onDepth }: Props) {
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isPressed.current && document.activeElement === document.body) line.current?.querySelector('button')?.focus()
    isPressed.current = false
  }, [isPressed, depth])

  function choose(next: number) {
    isPressed.current = true
    onDepth(next)
  }

  const mayBeMore = layers >= countedLayers(depth)
  return (
    <Strip ref={line} tone="warn" className="py-1.5!">
      <p role="status" className="font-strong">
        {describeLayers(layers, depth, mayBeMore)}
      </p>
      <div className="ml-auto flex flex-wrap gap-2">
        {depth >= layers ? (
          <Button size="small" onClick={() => choose(1)}>
            Decode once
          </Button>
        ) : (
          <>
            <Button size="small" onClick={() => choose(depth + 1)}>
              Peel
            </Button>
            <Button size="small" onClick={() => choose(layers)}>
              {mayBeMore ? `${layers - depth} layers` : 'All layers'}
            </Button>
          </>
        )}
      </div>
    </Strip>
  )
}
