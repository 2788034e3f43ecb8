import { expect, test, vi } from 'vitest'
import { serve } from './serve.ts'

test('progress is sent at most twenty times a second, and the answer always comes', async () => {
  const posted: object[] = []
  const listeners: ((event: { data: unknown }) => void)[] = []
  let now = 0
  vi.stubGlobal('postMessage', (message: object) => posted.push(message))
  vi.stubGlobal('addEventListener', (type: string, listener: never) => type === 'message' && listeners.push(listener))
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  serve({
    count(_: null, { onProgress }) {
      for (let step = 1; step <= 1000; step++) {
        now = step
        onProgress(step / 1000)
      }
      return 'done'
    },
  })
  for (const listener of listeners) listener({ data: { id: 1, name: 'count', input: null } })
  await vi.waitFor(() => expect(posted).toContainEqual({ id: 1, output: 'done' }))
  expect(posted.filter((message) => 'progress' in message)).toHaveLength(20)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
