import { connect } from '#app/browser/worker/connect.ts'
import { isBlank, isLong, type PaneText } from '#app/lib/long-text.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { workCancelled, workFailed } from '#app/work/messages.ts'
import { useAnswer } from '#app/work/use-answer.ts'
import type { Reading } from './expected.ts'
import type { HashWorker } from './hash.worker.ts'
import workerUrl from './hash.worker.ts?worker&url'

const worker = connect<HashWorker>(workerUrl)
const nothing: Result<Reading> = ok({ entries: [], ignored: [] })
const problems = { cancelled: fail(workCancelled), failed: fail(workFailed) }

type Read = typeof import('./expected.ts').readExpected
let read: Read | undefined

/** What a digest looks like is fetched with the first one, and at hand from then on. */
async function readFirst(text: string): Promise<Result<Reading>> {
  read = (await import('./expected.ts')).readExpected
  return read(text)
}

/** The digests in what was pasted: at once from a short text, from a worker for a long list. */
export function useExpected(text: PaneText) {
  const { answer, problem, ...work } = useAnswer<{ text: PaneText }, Result<Reading>>(
    { text },
    {
      direct: (question) => (isBlank(question.text) ? nothing : (read?.(question.text.toString()) ?? null)),
      ask: (question, { signal }) =>
        isLong(question.text)
          ? worker.call('readExpected', question.text, { signal })
          : readFirst(question.text.toString()),
    },
  )
  const reading: Result<Reading> = problem ? problems[problem] : (work.isCurrent && answer) || nothing
  return { reading, work }
}
