import { createLazy } from '#app/ui/lazy.ts'

/** What passes a result on to other tools, and takes layers off it. */
export const passing = createLazy(() => import('./lazy.tsx'))
