import { joinPieces, type PaneText, slicesOf } from '#app/lib/long-text.ts'
import { yieldToMain } from './yield-to-main.ts'

const pieceSize = 1 << 20

/** How to stop the reading, and where it reports its progress. */
export type Following = { signal?: AbortSignal | undefined; onProgress?: ((done: number) => void) | undefined }

/** Reads and decodes bytes in pieces of 1 MB, and frees the main thread after each piece. */
export async function decodePieces(
  source: Blob,
  decode: (bytes: Uint8Array, isLast: boolean) => string,
  { signal, onProgress }: Following,
): Promise<PaneText> {
  const pieces: string[] = []
  for (let from = 0; from < source.size; from += pieceSize) {
    const bytes = new Uint8Array(await source.slice(from, from + pieceSize).arrayBuffer())
    signal?.throwIfAborted()
    pieces.push(decode(bytes, from + pieceSize >= source.size))
    onProgress?.(Math.min(1, (from + pieceSize) / source.size))
    await yieldToMain()
  }
  signal?.throwIfAborted()
  return joinPieces(pieces)
}

/** Decodes UTF-8 bytes. A byte order mark stays in the text as U+FEFF. */
export function readUtf8(source: Blob, signal?: AbortSignal): Promise<PaneText> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  return decodePieces(source, (bytes, isLast) => decoder.decode(bytes, { stream: !isLast }), { signal })
}

/** Encodes a text as UTF-8, a long text in pieces. */
export async function textBlob(text: PaneText, signal?: AbortSignal): Promise<Blob> {
  const parts: Blob[] = []
  for (const slice of slicesOf(text, pieceSize)) {
    signal?.throwIfAborted()
    parts.push(new Blob([slice]))
    await yieldToMain()
  }
  return new Blob(parts)
}
