import type { Charset } from '#app/lib/charset-names.ts'
import { createCharsetDecoder } from '#app/lib/charsets.ts'
import type { FileType } from '#app/lib/file-types.data.ts'
import { detectType } from '#app/lib/file-types.ts'
import { guessCharset, looksLikeText } from '#app/lib/guess-charset.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { decodePieces } from './text-file.ts'

const headSize = 1 << 18

/** What a file turned out to be: a text, in a charset that is guessed where neither a mark nor UTF-8 speaks for it, or bytes. */
export type FileReading =
  | { kind: 'text'; text: PaneText; charset: Charset; isGuessed: boolean; isMarkRemoved: boolean }
  | { kind: 'bytes'; type: FileType | null }

type Options = {
  signal?: AbortSignal | undefined
  onProgress?: ((done: number) => void) | undefined
  /** The charset to read it in, whatever it is. */
  charset?: Charset | undefined
  /** A byte order mark stays in the text, as U+FEFF. */
  keepsMark?: boolean | undefined
}

/** Stops the reading of bytes that turn out to be no text. */
class NotText extends Error {}

/**
 * Reads a file as what it is: text in the charset chosen, or found; bytes where it is no text. Nothing is replaced unsaid:
 * U+FFFD stands only where a charset was chosen that the file is not in.
 */
export async function readFile(source: Blob, options: Options = {}): Promise<FileReading> {
  const { signal, charset: chosen, keepsMark = false } = options
  signal?.throwIfAborted()
  const decode = (charset: Charset, isStrict: boolean) =>
    decodePieces(source, createCharsetDecoder(charset, isStrict, keepsMark), options)
  const head = new Uint8Array(await source.slice(0, headSize).arrayBuffer())
  const guess = guessCharset(head)
  const isMarked = guess?.isMarked === true
  if (chosen) {
    const isMarkRemoved = isMarked && guess.charset === chosen && !keepsMark
    return { kind: 'text', text: await decode(chosen, false), charset: chosen, isGuessed: true, isMarkRemoved }
  }
  if (!guess) return { kind: 'bytes', type: detectType(head) }
  const { charset } = guess
  try {
    const text = await decode(charset, true)
    const isGuessed = !isMarked && charset !== 'utf-8'
    return { kind: 'text', text, charset, isGuessed, isMarkRemoved: isMarked && !keepsMark }
  } catch (error) {
    // Bytes that are no text in a charset; anything else means that the file cannot be read.
    if (!(error instanceof TypeError)) throw error
  }
  const decodeLatin = createCharsetDecoder('windows-1252', false)
  const decodeText = (bytes: Uint8Array, isLast: boolean) => {
    if (!looksLikeText(bytes)) throw new NotText()
    return decodeLatin(bytes, isLast)
  }
  try {
    const text = await decodePieces(source, decodeText, options)
    return { kind: 'text', text, charset: 'windows-1252', isGuessed: true, isMarkRemoved: false }
  } catch (error) {
    if (!(error instanceof NotText)) throw error
    return { kind: 'bytes', type: detectType(head) }
  }
}
