import type { Offer } from '#app/tools/recognize.ts'

/** What a tool can do with it, and where that tool is; stuck where it cannot be carried there. */
export type Way = Offer & { name: string; glyph: string; address: string; isStuck: boolean }

export const isLike = (a: Way, b: Way): boolean => a.slug === b.slug && a.task === b.task
