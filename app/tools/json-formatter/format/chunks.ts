const largest = 1 << 20
const smallest = 1 << 10

/** Extra bytes after a chunk's room, because writes are always four bytes, even if fewer are needed. */
const slack = 4

/**
 * Output in buffers of about 1 MiB. Each holds whole characters only, so nothing is ever joined and every piece can be
 * decoded or transferred on its own. The caller writes to `words` up to `room` and passes in how much is used.
 */
export class Chunks {
  readonly full: Uint8Array<ArrayBuffer>[] = []
  bytes = 0
  room: number
  words: DataView<ArrayBuffer>
  private readonly usual: number

  constructor(
    expected: number,
    private readonly onFull?: (chunk: Uint8Array) => void,
  ) {
    this.usual = this.room = Math.min(largest, Math.max(smallest, expected))
    this.words = new DataView(new ArrayBuffer(this.room + slack))
  }

  /** Copies source bytes of any length and returns how much of the current chunk is used. */
  copy(source: Uint8Array, from: number, to: number, used: number): number {
    let start = from
    let at = used
    for (;;) {
      let end = Math.min(to, start + this.room - at)
      while (end < to && end > start && (source[end]! & 0xc0) === 0x80) end--
      new Uint8Array(this.words.buffer).set(source.subarray(start, end), at)
      at += end - start
      start = end
      if (start === to) return at
      at = this.start(1, at)
    }
  }

  /** Writes one byte and then a run of another, and returns how much of the current chunk is used. */
  fill(first: number, rest: number, length: number, used: number): number {
    const at = used + length < this.room ? used : this.start(length + 1, used)
    new Uint8Array(this.words.buffer).fill(rest, at + 1, at + 1 + length)
    this.words.setUint8(at, first)
    return at + 1 + length
  }

  close(used: number): void {
    const chunk = new Uint8Array(this.words.buffer, 0, used)
    this.full.push(chunk)
    this.bytes += used
    this.onFull?.(chunk)
  }

  private start(room: number, used: number): 0 {
    this.close(used)
    this.room = Math.max(this.usual, room)
    this.words = new DataView(new ArrayBuffer(this.room + slack))
    return 0
  }
}
