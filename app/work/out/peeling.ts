import { isMissingPart } from '#app/lib/missing-part.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import type { Toast } from '#app/ui/feedback/toast.ts'
import { partMissing, workFailed } from '../messages.ts'

/** What is left of an output after that many steps, or why not: a part of the page could not be loaded, or the work failed. */
export async function takeSteps<C, T>(
  load: () => Promise<{ takeLayers: (content: C, steps: number) => Promise<T> }>,
  content: C,
  steps: number,
): Promise<Result<T, Toast>> {
  try {
    return ok(await (await load()).takeLayers(content, steps))
  } catch (error) {
    console.error(error)
    return fail({ title: 'Not peeled', description: isMissingPart(error) ? partMissing : workFailed, tone: 'error' })
  }
}

/** Whether a text may have layers, judging by its start; most have none and need no closer look. */
export const mayBeLayered = (head: string): boolean =>
  /%[\da-f]{2}|&#?\w+;/i.test(head) || /^\s*(?:"|data:)|^[\w+/.=\s-]{4,}$/.test(head)

/**
 * Says what an output is and which layers were removed: Base64 and gzip, JSON, 0 → "This is Base64 of gzip of JSON.", 1
 * of 1 → "Removed Base64 and gzip: this is JSON."
 */
export function describeLayers(steps: readonly (readonly string[])[], rest: string, taken: number): string {
  const left = [...steps.slice(taken).flat(), rest].join(' of ')
  if (taken === 0) return `This is ${left}.`
  return `Removed ${new Intl.ListFormat('en-US').format(steps.slice(0, taken).flat())}: this is ${left}.`
}
