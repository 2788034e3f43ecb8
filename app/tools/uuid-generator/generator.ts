import { randomBytes } from '#app/browser/crypto-random.ts'
import { now } from '#app/lib/clock.ts'
import { createGenerator } from './uuid.ts'

/** One for the whole visit: its memory keeps v7 rising and v1 unique from batch to batch. */
export const generator = createGenerator({ randomBytes, now: () => now().getTime() })
