import { createLazy } from '../island/lazy.ts'

/** The editor for long text and for colors, once for all panes of a page. */
export const editorModule = createLazy(() => import('./editor.ts'))
