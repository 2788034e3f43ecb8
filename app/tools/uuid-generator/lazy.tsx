import { randomBytes } from '#app/browser/crypto-random.ts'
import { connect } from '#app/browser/worker/connect.ts'
import { now } from '#app/lib/clock.ts'
import { isLong, type PaneText } from '#app/lib/long-text.ts'
import type { Underway } from '#app/work/run/job.ts'
import { readUuids } from './parse.ts'
import { createGenerator } from './uuid.ts'
import type { UuidWorker } from './uuid.worker.ts'
import workerUrl from './uuid.worker.ts?worker&url'

export { FoundStatus, giveTable, Inspected } from './inspected.tsx'
export { NameFields } from './name-fields.tsx'
export { nameUuid } from './uuid.ts'
export { ListActions, ListStatus, readList, UuidList } from './uuid-list.tsx'
export { readUuids }

/** One for the whole visit. It remembers its last values, so v7 keeps rising and v1 stays unique across batches. */
export const generator = createGenerator({ randomBytes, now: () => now().getTime() })

const worker = connect<UuidWorker>(workerUrl)

/** Finds the UUIDs in a text. The worker reads long texts. */
export const findUuids = (
  question: { text: PaneText },
  task: Underway,
): readonly string[] | Promise<readonly string[]> =>
  isLong(question.text) ? worker.call('find', question, task) : readUuids(question.text.toString())

export const warmUp = worker.start
