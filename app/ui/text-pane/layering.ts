import type { PaneText } from '#app/lib/long-text.ts'
import type { Editor } from './editor.ts'
import { createEditorLayer } from './editor-layer.ts'
import { createFieldLayer } from './field-layer.ts'
import type { LineNumbers } from './line-numbers.ts'
import type { Layer, Painting } from './painting.ts'

type Place = {
  region: HTMLElement
  shell: HTMLElement
  field: HTMLTextAreaElement
  editor: Editor | null
  read: () => PaneText
  /** Replaces the field with an editor. */
  needEditor: () => Promise<void>
  numbers: LineNumbers | undefined
}

/** Keeps a layer behind a pane, be it a field or an editor. A tool that needs one loads this when there is something to draw. */
export function createLayering({ region, shell, field, editor, read, needEditor, numbers }: Place) {
  const create = (editor: Editor | null): Layer =>
    editor
      ? createEditorLayer(region, editor, shell, read)
      : createFieldLayer({ region, field, scroller: shell, needEditor, numbers })
  let painting: Painting | null = null
  let layer = create(editor)
  // For the letter spacing of `.layered`. Zooming changes it, and resizes the window.
  const measurePixels = () => shell.style.setProperty('--pixel-ratio', String(devicePixelRatio))
  measurePixels()
  window.addEventListener('resize', measurePixels)

  return {
    paint(next: Painting | null): void {
      painting = next
      layer.paint(next)
    },
    /** An editor has replaced the field. */
    swap(next: Editor): void {
      layer.destroy()
      layer = create(next)
      layer.paint(painting)
    },
    refresh: () => layer.refresh(),
    scrollTo: (start: number, end: number) => layer.scrollTo({ start, end }),
    destroy() {
      window.removeEventListener('resize', measurePixels)
      layer.destroy()
    },
  }
}

type Layering = ReturnType<typeof createLayering>
/** A layer without marks has nothing to scroll to. */
export type CreateLayering = (place: Place) => Omit<Layering, 'scrollTo'> & Partial<Pick<Layering, 'scrollTo'>>
