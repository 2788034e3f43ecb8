import { type Charset, createCharsetDecoder } from '#app/lib/charsets.ts'
import type { FileType } from '#app/lib/file-types.data.ts'
import { detectType } from '#app/lib/file-types.ts'
import { guessCharset, looksLikeText } from '#app/lib/guess-charset.ts'
import { longTextOf, type PaneText, slicesOf } from '#app/lib/long-text.ts'
import { yieldToMain } from './yield-to-main.ts'

const pieceSize = 1 << 18

/** What a file turned out to be: a text, in a charset that is guessed where neither a mark nor UTF-8 speaks for it, or bytes. */
export type FileReading =
  | { kind: 'text'; text: PaneText; charset: Charset; isGuessed: boolean }
  | { kind: 'bytes'; type: FileType | null }

type Options = { signal?: AbortSignal | undefined; onProgress?: ((done: number) => void) | undefined }

/** Reads in pieces of 256 KB, leaving the main thread free between them. */
async function readPieces(
  source: Blob,
  take: (bytes: Uint8Array, isLast: boolean) => void,
  { signal, onProgress }: Options,
) {
  for (let from = 0; from < source.size; from += pieceSize) {
    const bytes = new Uint8Array(await source.slice(from, from + pieceSize).arrayBuffer())
    signal?.throwIfAborted()
    take(bytes, from + pieceSize >= source.size)
    onProgress?.(Math.min(1, (from + pieceSize) / source.size))
    await yieldToMain()
  }
  signal?.throwIfAborted()
}

async function decode(source: Blob, charset: Charset, isStrict: boolean, options: Options): Promise<PaneText> {
  const pieces: string[] = []
  const decodePiece = createCharsetDecoder(charset, isStrict)
  await readPieces(source, (bytes, isLast) => pieces.push(decodePiece(bytes, isLast)), options)
  return pieces.length > 1 ? longTextOf(pieces) : (pieces[0] ?? '')
}

/** Decodes bytes that are known to be UTF-8; a byte order mark is kept as U+FEFF. */
export const readUtf8 = (source: Blob, signal?: AbortSignal): Promise<PaneText> =>
  decode(source, 'utf-8', false, { signal })

/**
 * Reads a file as what it is: text in the charset chosen, or found; bytes where it is no text. Nothing is replaced unsaid:
 * U+FFFD stands only where a charset was chosen that the file is not in.
 */
export async function readFile(
  source: Blob,
  options: Options & { charset?: Charset | undefined } = {},
): Promise<FileReading> {
  options.signal?.throwIfAborted()
  if (options.charset)
    return {
      kind: 'text',
      text: await decode(source, options.charset, false, options),
      charset: options.charset,
      isGuessed: true,
    }
  const head = new Uint8Array(await source.slice(0, pieceSize).arrayBuffer())
  const guess = guessCharset(head)
  if (!guess) return { kind: 'bytes', type: detectType(head) }
  const { charset, isMarked } = guess
  try {
    const text = await decode(source, charset, true, options)
    return { kind: 'text', text, charset, isGuessed: !isMarked && charset !== 'utf-8' }
  } catch (error) {
    // Bytes that are no text in a charset; anything else means that the file cannot be read.
    if (!(error instanceof TypeError)) throw error
  }
  let isText = true
  const pieces: string[] = []
  const decodePiece = createCharsetDecoder('windows-1252', false)
  const take = (bytes: Uint8Array, isLast: boolean) => {
    isText &&= looksLikeText(bytes)
    if (isText) pieces.push(decodePiece(bytes, isLast))
  }
  await readPieces(source, take, options)
  return isText
    ? { kind: 'text', text: longTextOf(pieces), charset: 'windows-1252', isGuessed: true }
    : { kind: 'bytes', type: detectType(head) }
}

/** A text as UTF-8 bytes; long text is encoded in pieces. */
export async function textBlob(text: PaneText, signal?: AbortSignal): Promise<Blob> {
  const parts: Blob[] = []
  for (const slice of slicesOf(text, pieceSize)) {
    signal?.throwIfAborted()
    parts.push(new Blob([slice]))
    await yieldToMain()
  }
  return new Blob(parts)
}

/** To be replaced by `readFile`. */
export async function readText(source: Blob, signal?: AbortSignal): Promise<PaneText> {
  return decode(source, await encodingOf(source), false, { signal })
}

/** To be replaced by `readFile`. */
export async function encodingOf(source: Blob): Promise<'utf-8' | 'utf-16le' | 'utf-16be'> {
  const { charset } = guessCharset(new Uint8Array(await source.slice(0, 2).arrayBuffer())) ?? { charset: 'utf-8' }
  return charset === 'utf-16le' || charset === 'utf-16be' ? charset : 'utf-8'
}
