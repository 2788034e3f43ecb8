import { readUtf8 } from '#app/browser/text-file.ts'
import { connect } from '#app/browser/worker/connect.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import type { Underway } from '#app/work/run/job.ts'
import type { CaseWorker } from './case.worker.ts'
import workerUrl from './case.worker.ts?worker&url'
import type { CaseKey, Language } from './formats.ts'

const worker = connect<CaseWorker>(workerUrl, { isKept: true })

export const warmUp = worker.start

/** Converts a long text. The full results stay in the worker. */
export const convertLong = (question: { text: PaneText; language: Language }, task: Underway) =>
  worker.call('convert', question, task)

/** Gets one full result from the worker. */
export const takeResult = async (key: CaseKey): Promise<PaneText> => readUtf8(await worker.call('takeResult', key))

/** Gets one line in every case. */
export const look = (line: number) => worker.call('look', line)

/** Stops the worker, which drops its results. */
export const forgetText = worker.stop
