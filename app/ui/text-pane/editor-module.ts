import { createLazy } from '../island/lazy.ts'

/** The editor for long or colored text, loaded once for all panes of a page. */
export const editorModule = createLazy(() => import('./editor.ts'))
