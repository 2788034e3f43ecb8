import type { Charset } from '#app/lib/charset-names.ts'
import { createCharsetDecoder } from '#app/lib/charsets.ts'
import type { FileType } from '#app/lib/file-types.data.ts'
import { detectType } from '#app/lib/file-types.ts'
import { guessCharset, looksLikeText } from '#app/lib/guess-charset.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { decodePieces, type Following } from './text-file.ts'

const headSize = 1 << 18

/** The result of reading a file: text or bytes. The charset is a guess unless a byte order mark or valid UTF-8 confirms it. */
export type FileReading =
  | { kind: 'text'; text: PaneText; charset: Charset; isGuessed: boolean; isMarkRemoved: boolean }
  | { kind: 'bytes'; type: FileType | null }

type Options = Following & {
  /** Read the file in this charset, without guessing. */
  charset?: Charset | undefined
  /** Keep a byte order mark in the text, as U+FEFF. */
  keepsMark?: boolean | undefined
}

/** Stops reading once the bytes turn out not to be text. */
class NotText extends Error {}

/**
 * Reads a file as text, in the chosen or detected charset, or as bytes if it is not text. Invalid bytes become � only
 * if the caller chose the charset.
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
    // The bytes are not valid in this charset. Any other error means the file cannot be read.
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
