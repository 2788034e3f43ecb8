import { expect, test } from 'vitest'
import { ok } from '#app/lib/result.ts'
import { createFileQueue } from './file-queue.ts'

const steps = { taken: 0 }

/** Counts how often files and list entries are read while hashing `amount` files, one millisecond each. */
async function countSteps(amount: number): Promise<number> {
  steps.taken = 0
  let at = 0
  const files = Array.from({ length: amount }, (_, index) => {
    const file = {
      name: `${index}.json`,
      get size() {
        steps.taken += 1
        return 100
      },
    } as File
    return { file, path: file.name }
  })
  const listed = Array.from({ length: amount }, (_, index) => ({
    digest: '90',
    keys: ['md5' as const],
    fileName: `${index}.json`,
    line: index + 1,
  }))
  const entries = new Proxy(listed, {
    get(target, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) steps.taken += 1
      return Reflect.get(target, name)
    },
  })
  const queue = createFileQueue(async () => ok({ md5: ok('90') }), { now: () => at++, pause: 150 })
  const isDone = new Promise<void>((resolve) => {
    queue.watch(() => queue.read().done && resolve())
  })
  queue.want({ files, chosen: ['md5'], entries, hmacKey: '' })
  await isDone
  expect(queue.read().files.every(({ hashes }) => hashes.md5?.ok)).toBe(true)
  return steps.taken
}

test('twice as many files take about twice as much bookkeeping', async () => {
  expect((await countSteps(8000)) / (await countSteps(4000))).toBeLessThan(2.3)
})
