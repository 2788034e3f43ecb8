import { expect, test, vi } from 'vitest'
import { missingPart } from '#app/lib/missing-part.ts'
import { type Ask, createJob, readAnswer, type Task } from './job.ts'

/** Work whose answers the test gives by hand. */
function setUp(options: { isFinishedFirst?: boolean; heldBy?: (question: string) => string } = {}) {
  const asked: {
    question: string
    task: Task<string>
    answer: (value: string) => void
    fail: (error: unknown) => void
  }[] = []
  const ask: Ask<string, string> = (question, task) =>
    new Promise((answer, fail) => asked.push({ question, task, answer, fail }))
  const log = vi.fn()
  return { job: createJob(ask, { ...options, log }), asked, log }
}

test('an answer comes with its question, and running work reports its progress', async () => {
  const { job, asked } = setUp()
  const answer = job.ask('a')
  expect(job.read()).toMatchObject({ asked: 'a', progress: 0, answered: null })
  asked[0]?.task.onProgress(0.5)
  expect(job.read().progress).toBe(0.5)
  asked[0]?.answer('A')
  expect(await answer).toBe('A')
  expect(job.read()).toEqual({ asked: null, progress: 0, answered: { question: 'a', answer: 'A' }, failed: null })
})

test('who joins running work gets the same answer, or none after Cancel', async () => {
  const { job, asked } = setUp()
  expect(await job.join()).toBeNull()
  void job.ask('a')
  const joined = job.join()
  asked[0]?.answer('A')
  expect(await joined).toBe('A')
  void job.ask('b')
  const canceled = job.join()
  job.cancel()
  asked[1]?.answer('B')
  expect(await canceled).toBeNull()
})

test('a newer question cancels the running one, whose late answer is ignored', async () => {
  const { job, asked } = setUp()
  const first = job.ask('a')
  const second = job.ask('b')
  expect(asked[0]?.task.signal.aborted).toBe(true)
  asked[0]?.answer('A')
  asked[0]?.task.onProgress(0.9)
  expect(await first).toBeNull()
  expect(job.read()).toMatchObject({ asked: 'b', progress: 0, answered: null })
  asked[1]?.answer('B')
  expect(await second).toBe('B')
})

test('with isFinishedFirst, only the newest of the waiting questions is asked next', async () => {
  const { job, asked } = setUp({ isFinishedFirst: true })
  const first = job.ask('a')
  const second = job.ask('b')
  const third = job.ask('c')
  expect(asked).toHaveLength(1)
  expect(await second).toBeNull()
  asked[0]?.answer('A')
  expect(await first).toBe('A')
  expect(job.read()).toMatchObject({ asked: 'c', answered: { question: 'a' } })
  asked[1]?.answer('C')
  expect(await third).toBe('C')
  expect(asked.map(({ question }) => question)).toEqual(['a', 'c'])
})

test('a partial answer is marked as a part, and the next question can reuse it', async () => {
  const { job, asked } = setUp()
  void job.ask('a')
  expect(asked[0]?.task.last).toBeNull()
  asked[0]?.task.onPart('A…')
  expect(job.read()).toMatchObject({ asked: 'a', answered: { question: 'a', answer: 'A…', isPart: true } })
  const second = job.ask('b')
  expect(asked[1]?.task.last).toBe('A…')
  asked[0]?.task.onPart('late')
  expect(job.read().answered?.answer).toBe('A…')
  asked[1]?.answer('B')
  await second
  expect(job.read().answered).toEqual({ question: 'b', answer: 'B' })
})

test('a failure is logged and reported, and the previous answer stays', async () => {
  const { job, asked, log } = setUp()
  const first = job.ask('a')
  asked[0]?.answer('A')
  await first
  const error = new Error('no')
  const second = job.ask('b')
  asked[1]?.fail(error)
  expect(await second).toBeNull()
  expect(log.mock.calls).toEqual([[error]])
  expect(job.read()).toMatchObject({
    asked: null,
    answered: { answer: 'A' },
    failed: { question: 'b', reason: 'failed' },
  })
})

test('cancel reports a reason, drop does not', async () => {
  const { job, asked } = setUp()
  const first = job.ask('a')
  job.cancel()
  expect(await Promise.race([first, Promise.resolve('open')])).toBe('open')
  expect(asked[0]?.task.signal.aborted).toBe(true)
  expect(job.read()).toMatchObject({ asked: null, failed: { question: 'a', reason: 'canceled' } })
  void job.ask('b')
  job.drop()
  expect(job.read()).toMatchObject({ asked: null, failed: null })
})

test('work that someone else aborted is canceled, not failed', async () => {
  const { job, asked, log } = setUp()
  const answer = job.ask('a')
  asked[0]?.fail(new DOMException('ended', 'AbortError'))
  expect(await answer).toBeNull()
  expect(job.read().failed).toEqual({ question: 'a', reason: 'canceled' })
  expect(log).not.toHaveBeenCalled()
})

test('work that could not load a part of the page is missing, not failed', async () => {
  const { job, asked } = setUp()
  const answer = job.ask('a')
  asked[0]?.fail(new TypeError('Failed to fetch dynamically imported module: /assets/client.js'))
  expect(await answer).toBeNull()
  expect(job.read().failed).toEqual({ question: 'a', reason: 'missing' })
})

test('work that waits for a part of the page continues once the part has loaded, unless something newer came', async () => {
  const fall = async (act: (job: ReturnType<typeof setUp>['job']) => void, isFinishedFirst = false) => {
    const { job, asked } = setUp({ isFinishedFirst })
    let arrive = () => {}
    const whenThere = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const answer = job.ask('a')
    asked[0]?.fail(missingPart('offline', whenThere))
    expect(await answer).toBeNull()
    expect(job.read()).toMatchObject({ asked: null, failed: { question: 'a', reason: 'awaiting' } })
    act(job)
    arrive()
    await whenThere
    return { job, questions: asked.map(({ question }) => question), asked }
  }
  const { job, asked } = await fall(() => {})
  expect(job.read()).toMatchObject({ asked: 'a', failed: null })
  asked[1]?.answer('A')
  await vi.waitFor(() => expect(job.read().answered).toEqual({ question: 'a', answer: 'A' }))

  for (const isFinishedFirst of [false, true]) {
    expect((await fall((job) => void job.ask('b'), isFinishedFirst)).questions).toEqual(['a', 'b'])
    for (const act of ['drop', 'cancel', 'forget'] as const)
      expect((await fall((job) => void job[act](), isFinishedFirst)).questions).toEqual(['a'])
  }
})

test('a forgotten answer can be brought back', async () => {
  const { job, asked } = setUp()
  const first = job.ask('a')
  asked[0]?.answer('A')
  await first
  const bringBack = job.forget()
  expect(job.read().answered).toBeNull()
  bringBack()
  expect(job.read().answered).toEqual({ question: 'a', answer: 'A' })
})

test('bringing an answer back cancels the question asked since then', async () => {
  const { job, asked } = setUp()
  const first = job.ask('a')
  asked[0]?.answer('A')
  await first
  const bringBack = job.forget()
  const second = job.ask('b')
  bringBack()
  expect(job.read()).toMatchObject({ asked: null, answered: { answer: 'A' } })
  asked[1]?.answer('B')
  expect(await second).toBeNull()
  expect(job.read().answered?.answer).toBe('A')
})

test('a synchronous answer is there at once, and a synchronous error is a failure too', async () => {
  const job = createJob((question: string) => question.toUpperCase())
  void job.ask('a')
  expect(job.read().answered?.answer).toBe('A')
  const log = vi.fn()
  const failing = createJob(
    () => {
      throw new Error('no')
    },
    { log },
  )
  expect(await failing.ask('a')).toBeNull()
  expect(failing.read().failed).toEqual({ question: 'a', reason: 'failed' })
})

test('a question replaced during its pause is never asked', async () => {
  vi.useFakeTimers()
  const { job, asked } = setUp()
  void job.ask('a', 150)
  await vi.advanceTimersByTimeAsync(100)
  void job.ask('b', 150)
  await vi.advanceTimersByTimeAsync(100)
  expect(asked).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(100)
  expect(asked.map(({ question }) => question)).toEqual(['b'])
  vi.useRealTimers()
})

test('with heldBy, a canceled question is held with all questions of its key, until one of them is asked', async () => {
  const { job, asked } = setUp({ heldBy: (question) => question[0] ?? '' })
  void job.ask('ab')
  expect(job.isHeld('ab')).toBe(false)
  job.cancel()
  expect(['ab', 'ac', 'b'].map(job.isHeld)).toEqual([true, true, false])
  void job.ask('b')
  job.drop()
  expect(['ab', 'ac', 'b'].map(job.isHeld)).toEqual([true, true, false])
  const answer = job.ask('ac')
  expect(job.isHeld('ab')).toBe(false)
  asked.at(-1)?.answer('AC')
  expect(await answer).toBe('AC')
  const { job: plain } = setUp()
  void plain.ask('a')
  plain.cancel()
  expect(plain.isHeld('a')).toBe(false)
})

test('a question that is asked again after its failure waits in line like any other', async () => {
  const { job, asked } = setUp({ isFinishedFirst: true })
  const first = job.ask('a')
  asked[0]?.fail(new Error('no'))
  expect(await first).toBeNull()
  const second = job.ask('b')
  asked[1]?.answer('B')
  expect(await second).toBe('B')
})

test('what a job says about a question: working with the previous answer, a part, the answer, why there is none', async () => {
  const { job, asked } = setUp()
  const read = (question: string, isHeld = false) => readAnswer(job.read(), question, null, isHeld)
  const working = { answer: null, isCurrent: false, isWorking: true, isPart: false, progress: 0, problem: null }
  expect(read('a')).toEqual(working)
  void job.ask('a')
  asked[0]?.task.onPart('A…')
  asked[0]?.task.onProgress(0.5)
  expect(read('a')).toEqual({ ...working, answer: 'A…', isPart: true, progress: 0.5 })
  expect(read('b')).toMatchObject({ answer: 'A…', isPart: false })
  job.cancel()
  expect(read('a')).toEqual({ ...working, answer: 'A…', isWorking: false, problem: 'canceled' })
  expect(read('b')).toMatchObject({ isWorking: true, problem: null })
  expect(read('b', true)).toMatchObject({ isWorking: false, problem: 'canceled' })
  const answer = job.ask('a')
  expect(read('a')).toMatchObject({ answer: 'A…', isPart: false, isWorking: true })
  asked[1]?.answer('A')
  await answer
  expect(read('a')).toEqual({ ...working, answer: 'A', isCurrent: true, isWorking: false })
  expect(readAnswer(job.read(), 'b', 'B')).toMatchObject({ answer: 'B', isCurrent: true, problem: null })
})
