import { createFieldLayer } from './field-layer.ts'
import type { CreateLayering } from './layering.ts'

/** A layer with only line numbers; an editor has its own. */
export const createCounting: CreateLayering = ({ region, shell, field, editor, numbers }) => {
  let layer = editor ? null : createFieldLayer({ region, field, scroller: shell, needEditor: null, numbers })
  const destroy = () => {
    layer?.destroy()
    layer = null
  }
  return {
    paint: () => {},
    swap: destroy,
    refresh: () => layer?.refresh(),
    destroy,
  }
}
