import type { PaneText } from '#app/lib/long-text.ts'
import type { Editor } from './editor.ts'
import { createEditorLayer } from './editor-layer.ts'
import { createFieldLayer, type FieldPlace } from './field-layer.ts'
import type { Layer } from './painting.ts'

type LayerPlace = FieldPlace & { editor: Editor | null; read: () => PaneText }

/** Makes the layer behind a field, or behind the editor that has replaced it. */
export type CreateLayering = (place: LayerPlace) => Layer

/** The layer behind a pane, with marks. A tool that needs one loads this when there is something to draw. */
export const createLayering: CreateLayering = ({ editor, ...place }) => {
  const { shell } = place
  const layer = editor ? createEditorLayer(editor, place) : createFieldLayer(place)
  // For the letter spacing of `.layered`. Zooming changes it, and resizes the window.
  const measurePixels = () => shell.style.setProperty('--pixel-ratio', String(devicePixelRatio))
  measurePixels()
  window.addEventListener('resize', measurePixels)
  return {
    ...layer,
    destroy() {
      window.removeEventListener('resize', measurePixels)
      layer.destroy()
    },
  }
}
