import { connect } from '#app/browser/worker/connect.ts'
import type { Result } from '#app/lib/result.ts'
import { isLongWork, prepare } from './format/job.ts'
import type { FormatOptions } from './format/json.ts'
import type { JsonError } from './format/json-error.ts'
import type { Handlers } from './json.worker.ts'
import workerUrl from './json.worker.ts?worker&url'
import { type Output, toBlob } from './output.ts'

type Job = { signal: AbortSignal; onProgress: (done: number) => void }

// Below this size formatting takes less time than asking a worker.
const directLimit = 256 * 1024

const formatter = connect<Handlers>(workerUrl)

/** The worker of the tree and of repair: its own, so that cancelling a format leaves them alone. */
export const explorer = connect<Handlers>(workerUrl)

/** Formats bytes where it disturbs least: short ones here, long or deep ones in a worker that can be cancelled. */
export async function formatSource(
  source: Blob,
  options: FormatOptions,
  { signal, onProgress }: Job,
): Promise<Result<Output, JsonError>> {
  const bytes = source.size > directLimit ? null : new Uint8Array(await source.arrayBuffer())
  if (bytes && !isLongWork(bytes, options.indent))
    return toBlob(prepare(bytes, options, () => performance.now(), onProgress))
  return formatter.call('format', { source, options }, { signal, onProgress })
}
