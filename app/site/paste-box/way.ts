import type { Offer } from '#app/tools/recognize.ts'

/** What a tool can do with the input, and its address. Stuck if the input cannot be passed to it. */
export type Way = Offer & { name: string; glyph: string; address: string; isStuck: boolean }

export const isLike = (a: Way, b: Way): boolean => a.slug === b.slug && a.task === b.task
