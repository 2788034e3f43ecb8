import { Button } from '#app/ui/button.tsx'
import { maximumLayers } from './conversion.ts'
import { describeLayers } from './messages.ts'

type Props = { layers: number; depth: number; onDepth: (depth: number) => void }

/** Says that a text is encoded more than once, and takes the layers off. */
export function LayerLine({ layers, depth, onDepth }: Props) {
  const sentence = describeLayers(layers, maximumLayers)
  if (!sentence) return null
  const isDone = depth >= layers
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-warn-soft px-3.5 py-2 text-sm text-warn">
      <p role="status">
        {sentence} {isDone ? `All ${layers} layers are decoded.` : `${depth} of ${layers} decoded.`}
      </p>
      <div className="flex flex-wrap gap-2">
        {isDone ? (
          <Button size="small" onClick={() => onDepth(1)}>
            Decode once
          </Button>
        ) : (
          <>
            <Button size="small" onClick={() => onDepth(depth + 1)}>
              Peel one layer
            </Button>
            <Button size="small" onClick={() => onDepth(layers)}>
              Decode all layers
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
