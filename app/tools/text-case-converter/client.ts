import { readUtf8 } from '#app/browser/text-file.ts'
import { connect } from '#app/browser/worker/connect.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import type { CaseWorker } from './case.worker.ts'
import workerUrl from './case.worker.ts?worker&url'
import type { CaseKey } from './formats.ts'

/** Converts long texts and keeps their full results until it is stopped. */
export const worker = connect<CaseWorker>(workerUrl, { isKept: true })

export const warmUp = worker.start

/** Gets one full result from the worker. */
export const takeResult = async (key: CaseKey): Promise<PaneText> => readUtf8(await worker.call('takeResult', key))
