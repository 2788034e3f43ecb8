/** The part of a `MessagePort` in use; null says that no more will come. */
export type Port = {
  postMessage(portion: ArrayBuffer | null, moved: ArrayBuffer[]): void
  addEventListener(type: 'message', listener: (event: { data: ArrayBuffer | null }) => void): void
  start(): void
}

/** The two ends that somebody in the ring has: where portions come from and where they go next. */
export type Place = { from: Port; to: Port }

/** Hands portions to all others of a ring. */
export type Feed = { give(bytes: Uint8Array<ArrayBuffer>): Promise<void>; end(): void }

/** Sends portions around, moved and not copied; only so many are on their way at once, and the next waits for one to come back. */
export function createFeed({ from, to }: Place, most: number): Feed {
  let underway = 0
  let wake = () => {}
  from.addEventListener('message', () => {
    underway--
    wake()
  })
  from.start()
  return {
    async give({ buffer }) {
      while (underway >= most) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      underway++
      to.postMessage(buffer, [buffer])
    },
    end: () => to.postMessage(null, []),
  }
}

/** The portions as they come; each is passed on when the next is asked for. */
export async function* follow({ from, to }: Place): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const waiting: (ArrayBuffer | null)[] = []
  let wake = () => {}
  from.addEventListener('message', ({ data }) => {
    waiting.push(data)
    wake()
  })
  from.start()
  for (;;) {
    while (waiting.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    const portion = waiting.shift()!
    if (portion === null) break
    yield new Uint8Array(portion)
    to.postMessage(portion, [portion])
  }
  to.postMessage(null, [])
}
