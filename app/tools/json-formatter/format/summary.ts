import { changed as words } from '../messages.ts'
import type { Formatted } from './json.ts'
import type { Warnings } from './warnings.ts'

/** Facts about the output, measured when it was made. */
export type Summary = Pick<Formatted, 'changed' | 'lines' | 'bytes'> & {
  isMarkRemoved: boolean
  isVerified: boolean
  milliseconds: number
  warnings: Warnings
}

type Change = Pick<Summary, 'changed' | 'isMarkRemoved' | 'isVerified'>

/** Everything that changed, or undefined if the output is not verified: `whitespace`, verified → `Only whitespace changed` */
export function describeChange({ changed, isMarkRemoved, isVerified }: Change): string | undefined {
  if (!isVerified) return
  return words[changed][isMarkRemoved ? 'withMark' : 'alone']
}
