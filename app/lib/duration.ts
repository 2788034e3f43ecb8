import { group } from './plural.ts'

/** How long a run took: 0.04 → "under 0.1 ms", 12.3 → "12 ms" */
export function nameDuration(milliseconds: number): string {
  if (milliseconds < 0.1) return 'under 0.1 ms'
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : group(Math.round(milliseconds))} ms`
}
