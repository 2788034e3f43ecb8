import { createLazy } from '#app/ui/island/lazy.ts'

/** What every tool needs only later: to read files and say where to drop them, to send a result to another tool, to remove its layers. */
export const lazyFloor = createLazy(() => import('./shared-parts.tsx'))
