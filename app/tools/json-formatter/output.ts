import { ok, type Result } from '#app/lib/result.ts'
import type { Prepared } from './format/job.ts'
import type { JsonError } from './format/json-error.ts'
import type { Summary } from './format/summary.ts'

export type Output = { blob: Blob; summary: Summary }

/** The output as a file that threads can share without copying it. */
export function toBlob(prepared: Result<Prepared, JsonError>): Result<Output, JsonError> {
  if (!prepared.ok) return prepared
  const { chunks, summary } = prepared.value
  return ok({ blob: new Blob(chunks, { type: 'application/json' }), summary })
}
