import { expect, test, vi } from 'vitest'
import { type Arrival, createIntake, prepareLine } from './intake.ts'

type Reading = Awaited<ReturnType<Parameters<typeof createIntake>[0]>>
const file = (name: string) => ({ name, size: 3 })
const utf8 = { charset: 'utf-8', isGuessed: false, isMarkRemoved: false } as const
const text = (content: string): Reading => ({ kind: 'text', text: content, ...utf8 })

/** An intake whose reads the test finishes by hand. */
function setUp(onBytes?: (file: { name: string }, type: unknown) => void) {
  const reads: {
    name: string
    options: { signal: AbortSignal; onProgress: (done: number) => void; charset?: string | undefined }
    finish: (reading: Reading) => void
    fail: (error: unknown) => void
  }[] = []
  const arrivals: Arrival[] = []
  const log = vi.fn()
  const intake = createIntake(
    ({ name }, options) =>
      new Promise((finish, fail) => {
        reads.push({ name, options, finish, fail })
      }),
    {
      onText(arrival) {
        // A tool that takes the text interrupts, as every action does.
        intake.interrupt()
        arrivals.push(arrival)
      },
      onBytes,
    },
    log,
  )
  return { intake, reads, arrivals, log }
}

test('shows progress while a file is read, then its text arrives together with the file', async () => {
  const { intake, reads, arrivals } = setUp()
  const done = intake.open(file('a.txt'), 'decode')
  expect(intake.read().reading).toEqual({ name: 'a.txt', done: 0 })
  reads[0]?.options.onProgress(0.5)
  expect(intake.read().reading).toEqual({ name: 'a.txt', done: 0.5 })
  reads[0]?.finish(text('abc'))
  await done
  const opened = { file: file('a.txt'), ...utf8, task: 'decode' }
  expect(arrivals).toEqual([{ text: 'abc', task: 'decode', isAgain: false, opened }])
  expect(intake.read()).toEqual({ reading: null, refused: null, opened })
})

test('a slow file never arrives after a newer one', async () => {
  const { intake, reads, arrivals } = setUp()
  const large = intake.open(file('large.txt'))
  const small = intake.open(file('small.txt'))
  expect(reads[0]?.options.signal.aborted).toBe(true)
  reads[1]?.finish(text('small'))
  reads[0]?.finish(text('large'))
  await Promise.all([large, small])
  expect(arrivals.map((arrival) => arrival.text)).toEqual(['small'])
})

test('typing cancels a file that is still loading and clears the message about a file', async () => {
  const { intake, reads, arrivals } = setUp()
  const late = intake.open(file('a.txt'))
  intake.interrupt()
  expect(intake.read()).toEqual({ reading: null, refused: null, opened: null })
  reads[0]?.finish(text('late'))
  await late
  expect(arrivals).toEqual([])
  intake.refuse('no')
  intake.interrupt()
  expect(intake.read().refused).toBeNull()
})

test('a binary file is refused with its type, and a read error is logged and shown', async () => {
  const { intake, reads, arrivals, log } = setUp()
  const picture = intake.open(file('photo.png'))
  reads[0]?.finish({ kind: 'bytes', type: { name: 'PNG image', extension: 'png', mime: 'image/png' } })
  await picture
  expect(intake.read().refused).toBe('photo.png is a PNG image, not text.')
  const gone = intake.open(file('gone.txt'))
  const error = new Error('gone')
  reads[1]?.fail(error)
  await gone
  expect(intake.read().refused).toBe('The file could not be read.')
  expect(log.mock.calls).toEqual([[error]])
  expect(arrivals).toEqual([])
})

test('an empty file is refused as empty, and no text arrives', async () => {
  const { intake, reads, arrivals } = setUp()
  const empty = intake.open(file('empty.json'))
  reads[0]?.finish(text(''))
  await empty
  expect(intake.read().refused).toBe('empty.json is empty.')
  expect(arrivals).toEqual([])
})

test('with onBytes, a binary file is passed on as it is and nothing is refused', async () => {
  const type = { name: 'PNG image', extension: 'png', mime: 'image/png' }
  const onBytes = vi.fn()
  const { intake, reads, arrivals } = setUp(onBytes)
  const picture = intake.open(file('photo.png'))
  reads[0]?.finish({ kind: 'bytes', type })
  await picture
  expect(onBytes.mock.calls).toEqual([[file('photo.png'), type]])
  expect(arrivals).toEqual([])
  expect(intake.read()).toEqual({ reading: null, refused: null, opened: null })
})

test('a file is read again in the charset the visitor chooses', async () => {
  const { intake, reads, arrivals } = setUp()
  const first = intake.open(file('old.txt'), 'encode')
  reads[0]?.finish({ kind: 'text', text: 'é', charset: 'windows-1252', isGuessed: true, isMarkRemoved: false })
  await first
  const again = intake.choose('iso-8859-1')
  expect(reads[1]?.options.charset).toBe('iso-8859-1')
  reads[1]?.finish({ kind: 'text', text: 'é', charset: 'iso-8859-1', isGuessed: true, isMarkRemoved: false })
  await again
  expect(arrivals.at(-1)).toMatchObject({ text: 'é', task: 'encode', isAgain: true, opened: { charset: 'iso-8859-1' } })
  expect(intake.read().opened?.charset).toBe('iso-8859-1')
})

test('whenRead waits for the newest file and tells whether it arrived', async () => {
  const { intake, reads } = setUp()
  expect(await intake.whenRead()).toBe(true)
  void intake.open(file('a.txt'))
  let hasCome: boolean | null = null
  const waiting = intake.whenRead().then((come) => {
    hasCome = come
  })
  void intake.open(file('b.txt'))
  reads[0]?.finish(text('a'))
  await Promise.resolve()
  expect(hasCome).toBeNull()
  reads[1]?.finish(text('b'))
  await waiting
  expect(hasCome).toBe(true)
})

test('whenRead tells that a file was canceled, refused or unreadable; after that there is nothing to wait for', async () => {
  const ends: ((set: ReturnType<typeof setUp>) => void)[] = [
    ({ intake, reads }) => {
      intake.interrupt()
      reads[0]?.finish(text('late'))
    },
    ({ reads }) => reads[0]?.finish({ kind: 'bytes', type: null }),
    ({ reads }) => reads[0]?.fail(new Error('gone')),
  ]
  for (const end of ends) {
    const set = setUp()
    void set.intake.open(file('a.txt'))
    const waiting = set.intake.whenRead()
    end(set)
    expect(await waiting).toBe(false)
    expect(await set.intake.whenRead()).toBe(true)
  }
})

test.each([
  ['42', '42'],
  [' 42\r\n', '42'],
  ['', ''],
  ['1\n2', null],
  ['1'.repeat(1001), null],
])('the single line of a file: %j → %j', (text, line) => {
  const read = prepareLine(text, 'a.txt')
  expect(read.ok ? read.value : null).toBe(line)
})
