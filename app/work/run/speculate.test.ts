import { expect, test, vi } from 'vitest'
import { abortError } from '#app/lib/abort.ts'
import type { Task } from './job.ts'
import { createSpeculation } from './speculate.ts'

type Asked = {
  question: { text: string }
  task: Task<string>
  answer: (text: string) => void
  fail: () => void
  end: () => void
}

/** Work whose answers the test gives by hand. */
function setUp() {
  const asked: Asked[] = []
  const ask = (question: { text: string }, task: Task<string>) =>
    new Promise<string>((answer, reject) => {
      asked.push({ question, task, answer, fail: () => reject(new Error('broken')), end: () => reject(abortError()) })
      task.signal.addEventListener('abort', () => reject(abortError()))
    })
  const ahead = createSpeculation(ask, () => Promise.resolve())
  return { ahead, asked }
}

function follow() {
  const controller = new AbortController()
  const task = { signal: controller.signal, onPart: vi.fn(), onProgress: vi.fn(), last: null }
  return { task, cancel: () => controller.abort() }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

test('an answer started early goes to everyone who asks the same question', async () => {
  const { ahead, asked } = setUp()
  const { task } = follow()
  expect(ahead.take({ text: 'a' }, task)).toBeNull()
  ahead.expect({ text: 'a' })
  asked[0]!.answer('A')
  expect(await ahead.take({ text: 'a' }, task)).toBe('A')
  expect(await ahead.take({ text: 'a' }, task)).toBe('A')
  expect(asked).toHaveLength(1)
  expect(task.onPart).not.toHaveBeenCalled()
})

test('whoever asks while it is running gets the last part, the parts that follow and the progress', async () => {
  const { ahead, asked } = setUp()
  const { task } = follow()
  ahead.expect({ text: 'a' })
  asked[0]!.task.onPart('first')
  const answer = ahead.take({ text: 'a' }, task)
  await vi.waitFor(() => expect(task.onPart.mock.calls).toEqual([['first']]))
  asked[0]!.task.onPart('second')
  asked[0]!.task.onProgress(0.5)
  asked[0]!.answer('A')
  expect(await answer).toBe('A')
  expect(task.onPart.mock.calls).toEqual([['first'], ['second']])
  expect(task.onProgress.mock.calls).toEqual([[0.5]])
})

test('another question, expected or asked, or null, cancels the previous one', async () => {
  const { ahead, asked } = setUp()
  ahead.expect({ text: 'a' })
  ahead.expect({ text: 'b' })
  ahead.expect(null)
  expect(asked.map(({ task }) => task.signal.aborted)).toEqual([true, true])
  await settle()
  expect(ahead.take({ text: 'b' }, follow().task)).toBeNull()
  ahead.expect({ text: 'c' })
  expect(ahead.take({ text: 'd' }, follow().task)).toBeNull()
  expect(asked[2]!.task.signal.aborted).toBe(true)
})

test('an answer that was just canceled is not given to the next one who asks, as when a button is pressed twice', async () => {
  const { ahead, asked } = setUp()
  const { task, cancel } = follow()
  ahead.expect({ text: 'a' })
  const answer = ahead.take({ text: 'a' }, task)
  cancel()
  expect(ahead.take({ text: 'a' }, follow().task)).toBeNull()
  await expect(answer).rejects.toThrow()
  expect(asked).toHaveLength(1)
})

test('canceling stops the work, and a failed answer is not kept', async () => {
  const { ahead, asked } = setUp()
  const { task, cancel } = follow()
  ahead.expect({ text: 'a' })
  const answer = ahead.take({ text: 'a' }, task)
  cancel()
  await expect(answer).rejects.toThrow()
  expect(asked[0]!.task.signal.aborted).toBe(true)
  expect(ahead.take({ text: 'a' }, task)).toBeNull()

  ahead.expect({ text: 'a' })
  asked[1]!.fail()
  await settle()
  expect(ahead.take({ text: 'a' }, task)).toBeNull()
})

test('work aborted by someone who shares its worker starts again for whoever asked', async () => {
  const { ahead, asked } = setUp()
  const { task } = follow()
  ahead.expect({ text: 'a' })
  asked[0]!.end()
  const answer = ahead.take({ text: 'a' }, task)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[1]!.answer('A')
  expect(await answer).toBe('A')
})
