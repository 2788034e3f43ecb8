import { longTextOf, type PaneText, slicesOf } from '#app/lib/long-text.ts'
import { yieldToMain } from './yield-to-main.ts'

const piece = 1 << 18

/** The name of the encoding a byte order mark announces, UTF-8 without one: `ff fe` → `"utf-16le"` */
export async function encodingOf(source: Blob): Promise<'utf-8' | 'utf-16le' | 'utf-16be'> {
  const head = new Uint8Array(await source.slice(0, 2).arrayBuffer())
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** Decodes a file or bytes in pieces of 256 KB, leaving the main thread free between them; a byte order mark is kept as U+FEFF. */
export async function readText(source: Blob, signal?: AbortSignal): Promise<PaneText> {
  const decoder = new TextDecoder(await encodingOf(source), { ignoreBOM: true })
  const pieces: string[] = []
  for (let from = 0; from < source.size; from += piece) {
    const bytes = await source.slice(from, from + piece).arrayBuffer()
    signal?.throwIfAborted()
    pieces.push(decoder.decode(bytes, { stream: from + piece < source.size }))
    await yieldToMain()
  }
  return pieces.length > 1 ? longTextOf(pieces) : (pieces[0] ?? '')
}

/** A text as UTF-8 bytes that a worker can read; long text is encoded in pieces. */
export async function textBlob(text: PaneText, signal?: AbortSignal): Promise<Blob> {
  const parts: Blob[] = []
  for (const slice of slicesOf(text, piece)) {
    signal?.throwIfAborted()
    parts.push(new Blob([slice]))
    await yieldToMain()
  }
  return new Blob(parts)
}
