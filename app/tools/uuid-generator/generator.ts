import { randomBytes } from '#app/browser/crypto-random.ts'
import { now } from '#app/lib/clock.ts'
import { createGenerator } from './uuid.ts'

/** One for the whole visit. It remembers its last values, so v7 keeps rising and v1 stays unique across batches. */
export const generator = createGenerator({ randomBytes, now: () => now().getTime() })
