import { readUtf8 } from '#app/browser/text-file.ts'
import { connect } from '#app/browser/worker/connect.ts'
import { isLong, type PaneText } from '#app/lib/long-text.ts'
import type { Underway } from '#app/work/run/job.ts'
import { type Cases, convertText } from './cards.ts'
import type { CaseWorker } from './case.worker.ts'
import workerUrl from './case.worker.ts?worker&url'
import type { CaseKey } from './formats.ts'
import type { Question } from './state.ts'

/** Converts long texts and keeps their full results until it is stopped. */
export const worker = connect<CaseWorker>(workerUrl, { isKept: true })

export const warmUp = worker.start

export const answerDirectly = ({ text, language }: Question): Cases => convertText(text.toString(), language)

/** Converts a short text here and a long one in the worker. */
export const answer = async (question: Question, task: Underway): Promise<Cases> =>
  isLong(question.text)
    ? { previews: await worker.call('convert', question, task), results: null }
    : answerDirectly(question)

/** Gets one full result from the worker. */
export const takeResult = async (key: CaseKey): Promise<PaneText> => readUtf8(await worker.call('takeResult', key))
