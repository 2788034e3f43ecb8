import { type Alphabet, encode, encodeNatively, joinBytes } from './base64.ts'

export type EncodeOptions = { alphabet: Alphabet; padding: boolean; wrap: 0 | 64 | 76 }

/**
 * Encodes portion by portion as ASCII, keeping 0–2 bytes and the column in between; `end` returns the rest:
 * `66 6f`, `6f` → `""`, `"Zm9v"`
 */
export function createEncoder({ alphabet, padding, wrap }: EncodeOptions) {
  let held = new Uint8Array()
  let column = 0

  function breakLines(line: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    if (wrap === 0 || line.length === 0) return line
    const lines = new Uint8Array(line.length + Math.floor((column + line.length - 1) / wrap))
    for (let from = 0, at = 0; from < line.length; ) {
      if (column === wrap) {
        lines[at++] = 10
        column = 0
      }
      const part = line.subarray(from, from + wrap - column)
      lines.set(part, at)
      from += part.length
      at += part.length
      column += part.length
    }
    return lines
  }

  return {
    push(chunk: Uint8Array) {
      const bytes = joinBytes(held, chunk)
      const length = bytes.length - (bytes.length % 3)
      held = bytes.slice(length)
      return breakLines(encode(bytes.subarray(0, length), alphabet, padding))
    },
    end: () => breakLines(encode(held, alphabet, padding)),
  }
}

function wrapLine(line: string, width: number): string {
  if (width === 0) return line
  const lines: string[] = []
  for (let from = 0; from < line.length; from += width) lines.push(line.slice(from, from + width))
  return lines.join('\n')
}

/** Encodes bytes as Base64 text, with the engine's own code if it has any: `66 6f 6f` → `"Zm9v"` */
export function encodeBytes(bytes: Uint8Array, options: EncodeOptions): string {
  const line = encodeNatively(bytes, options.alphabet, options.padding)
  if (line !== undefined) return wrapLine(line, options.wrap)
  const encoder = createEncoder(options)
  const ascii = new TextDecoder()
  return ascii.decode(encoder.push(bytes)) + ascii.decode(encoder.end())
}
