import { expect, test, vi } from 'vitest'
import { createJob } from './job.ts'
import { whenSettled } from './when-settled.ts'

test('whenSettled waits for the running work, its pause and the waiting question, and is null without an answer', async () => {
  vi.useFakeTimers()
  const asked: { answer: (value: string) => void; fail: (error: unknown) => void }[] = []
  const ask = () => new Promise<string>((answer, fail) => asked.push({ answer, fail }))
  const job = createJob<string, string>(ask, { isFinishedFirst: true, log: vi.fn() })
  expect(await whenSettled(job)).toBeNull()
  void job.ask('a', 100)
  const settled = whenSettled(job)
  await vi.advanceTimersByTimeAsync(100)
  void job.ask('b')
  asked[0]?.answer('A')
  await vi.advanceTimersByTimeAsync(0)
  expect(await Promise.race([settled, Promise.resolve('open')])).toBe('open')
  asked[1]?.answer('B')
  expect(await settled).toBe('B')
  expect(await whenSettled(job)).toBe('B')

  for (const end of ['cancel', 'forget'] as const) {
    void job.ask('c')
    const ended = whenSettled(job)
    job[end]()
    expect(await ended).toBeNull()
  }
  void job.ask('d')
  const failed = whenSettled(job)
  asked.at(-1)?.fail(new Error('no'))
  expect(await failed).toBeNull()
  vi.useRealTimers()
})
