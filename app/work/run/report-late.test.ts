import { expect, test, vi } from 'vitest'
import { createJob } from './job.ts'
import { reportLate } from './report-late.ts'

/** Work that takes as many ms as its question says. */
const wait = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve(`${ms} ms`), ms))

test('work that takes longer than a second says so with a part, once; shorter or canceled work does not', async () => {
  vi.useFakeTimers()
  const job = createJob(reportLate(wait, () => 'late'))
  void job.ask(999)
  await vi.advanceTimersByTimeAsync(2000)
  expect(job.read().answered).toEqual({ question: 999, answer: '999 ms' })
  void job.ask(1001)
  await vi.advanceTimersByTimeAsync(999)
  expect(job.read()).toMatchObject({ hasPart: undefined, answered: { question: 999 } })
  await vi.advanceTimersByTimeAsync(1)
  expect(job.read()).toMatchObject({ hasPart: true, answered: { question: 1001, answer: 'late', isPart: true } })
  await vi.advanceTimersByTimeAsync(1)
  expect(job.read()).toMatchObject({ hasPart: undefined, answered: { answer: '1001 ms' } })
  void job.ask(5000)
  job.cancel()
  await vi.advanceTimersByTimeAsync(9000)
  expect(job.read().answered).toEqual({ question: 1001, answer: '1001 ms' })
  vi.useRealTimers()
})

test('the part can be the latest answer so far', async () => {
  vi.useFakeTimers()
  const job = createJob(reportLate(wait, (last) => last ?? 'none'))
  void job.ask(2000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(job.read().answered?.answer).toBe('none')
  await vi.advanceTimersByTimeAsync(1000)
  void job.ask(3000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(job.read()).toMatchObject({ hasPart: true, answered: { question: 3000, answer: '2000 ms', isPart: true } })
  vi.useRealTimers()
})
