import { isMissingPart } from '#app/lib/missing-part.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import type { Toast } from '#app/ui/feedback/toast.ts'

import { partMissing, workFailed } from '../messages.ts'

const notPeeled = 'Not peeled'

/** What is left of an output after so many steps, or why it cannot be had: nothing of ours came, or what came gave up. */
export async function takeSteps<C, T>(
  load: () => Promise<{ takeLayers: (content: C, steps: number) => Promise<T> }>,
  content: C,
  steps: number,
): Promise<Result<T, Toast>> {
  try {
    return ok(await (await load()).takeLayers(content, steps))
  } catch (error) {
    console.error(error)
    return fail({ title: notPeeled, description: isMissingPart(error) ? partMissing : workFailed, tone: 'error' })
  }
}

/** Whether a text may have a layer at all, by how it begins; most have none, and need not be looked at any closer. */
export const mayBeLayered = (head: string): boolean =>
  /%[\da-f]{2}|&#?\w+;/i.test(head) || /^\s*(?:"|data:)|^[\w+/.=\s-]{4,}$/.test(head)

/**
 * What an output is, and how far that has been taken off: Base64 and gzip, JSON, 0 → "This is Base64 of gzip of JSON.", 1
 * of 1 → "Base64 and gzip taken off: this is JSON."
 */
export function describeLayers(steps: readonly (readonly string[])[], rest: string, taken: number): string {
  const left = [...steps.slice(taken).flat(), rest].join(' of ')
  if (taken === 0) return `This is ${left}.`
  return `${new Intl.ListFormat('en-US').format(steps.slice(0, taken).flat()).replace(/^./, (letter) => letter.toUpperCase())} taken off: this is ${left}.`
}
