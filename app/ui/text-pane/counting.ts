import { createFieldLayer } from './field-layer.ts'
import type { CreateLayering } from './layering.ts'

/** A layer with only line numbers, which has no mark to scroll to; an editor has its own. */
export const createCounting: CreateLayering = ({ editor, ...place }) =>
  editor
    ? { paint: () => {}, destroy: () => {} }
    : { ...createFieldLayer({ ...place, needEditor: null }), scrollTo: undefined }
