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

/** A function that takes the next portion that arrives at a port, and waits for it if there is none yet. */
function receiveFrom(port: Port): () => Promise<ArrayBuffer | null> {
  const waiting: (ArrayBuffer | null)[] = []
  let wake = () => {}
  port.addEventListener('message', ({ data }) => {
    waiting.push(data)
    wake()
  })
  port.start()
  return async () => {
    while (waiting.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    return waiting.shift()!
  }
}

/** Sends portions around without copying them. At most `most` are in transit; the next one waits until one comes back. */
export function createFeed({ from, to }: Place, most: number): Feed {
  const takeBack = receiveFrom(from)
  let given = 0
  return {
    async give({ buffer }) {
      given++
      if (given > most) await takeBack()
      to.postMessage(buffer, [buffer])
    },
    end: () => to.postMessage(null, []),
  }
}

/** Yields portions as they arrive, and passes each one on when the next is requested. */
export async function* follow({ from, to }: Place): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const take = receiveFrom(from)
  for (let portion = await take(); portion; portion = await take()) {
    yield new Uint8Array(portion)
    to.postMessage(portion, [portion])
  }
  to.postMessage(null, [])
}
