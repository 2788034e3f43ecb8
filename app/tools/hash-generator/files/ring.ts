/** The part of `MessagePort` that we use. Null means that no more portions will come. */
export type Port = {
  postMessage(portion: ArrayBuffer | null, moved: ArrayBuffer[]): void
  addEventListener(type: 'message', listener: (event: { data: ArrayBuffer | null }) => void): void
  start(): void
}

/** A worker's two ports in the ring: where portions come from and where they go next. */
export type Place = { from: Port; to: Port }

/** Sends portions to all other workers in the ring. */
export type Feed = { give(bytes: Uint8Array<ArrayBuffer>): Promise<void>; end(): void }

/** Sends portions around without copying them. At most `most` are in transit; the next one waits until one comes back. */
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

/** Yields portions as they arrive, and passes each one on when the next is requested. */
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
