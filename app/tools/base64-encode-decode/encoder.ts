import { utf8 } from '#app/lib/bytes.ts'
import { type Alphabet, encodeTail, encodeTriples, joinBytes, viewOf } from './base64.ts'
import { encodeNatively } from './native.ts'

export type EncodeOptions = { alphabet: Alphabet; padding: boolean; wrap: 0 | 64 | 76 }

/** Takes bytes in any portions and returns ASCII. `end` returns the rest. */
type Encoder = { push(chunk: Uint8Array): Uint8Array<ArrayBuffer>; end(): Uint8Array<ArrayBuffer> }

/** Encodes portion by portion, keeping 0–2 bytes and the column in between: `66 6f`, `6f` → `""`, `"Zm9v"` */
export function createEncoder({ alphabet, padding, wrap }: EncodeOptions): Encoder {
  let held = new Uint8Array()
  let column = 0

  /** Lines break only between quads, because the width is a multiple of four. */
  function encodeLines(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
    const characters = (length / 3) * 4
    const breaks = wrap > 0 && length > 0 ? Math.floor((column + characters - 1) / wrap) : 0
    const out = new Uint8Array(characters + breaks)
    const [source, target] = [viewOf(bytes), viewOf(out)]
    for (let from = 0, at = 0; from < length; ) {
      if (wrap > 0 && column === wrap) {
        out[at++] = 10
        column = 0
      }
      const to = wrap > 0 ? Math.min(length, from + ((wrap - column) / 4) * 3) : length
      encodeTriples(source, from, to, target, at, alphabet)
      at += ((to - from) / 3) * 4
      column += ((to - from) / 3) * 4
      from = to
    }
    return out
  }

  return {
    push(chunk) {
      const bytes = joinBytes(held, chunk)
      const length = bytes.length - (bytes.length % 3)
      held = bytes.slice(length)
      return encodeLines(bytes, length)
    },
    end() {
      const tail = encodeTail(held, alphabet, padding)
      return utf8(tail && wrap > 0 && column === wrap ? `\n${tail}` : tail)
    },
  }
}

function wrapLine(line: string, width: number): string {
  if (width === 0) return line
  const lines: string[] = []
  for (let from = 0; from < line.length; from += width) lines.push(line.slice(from, from + width))
  return lines.join('\n')
}

/** Encodes bytes as Base64 text, with the engine's own code if it has any: `66 6f 6f` → `"Zm9v"` */
export function encodeBytes(bytes: Uint8Array<ArrayBuffer>, options: EncodeOptions): string {
  const line = encodeNatively(bytes, options.alphabet, options.padding)
  if (line !== null) return wrapLine(line, options.wrap)
  const encoder = createEncoder(options)
  const ascii = new TextDecoder()
  return ascii.decode(encoder.push(bytes)) + ascii.decode(encoder.end())
}
