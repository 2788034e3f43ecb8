import { utf8, viewOf } from '#app/lib/bytes.ts'
import { count } from '#app/lib/plural.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import {
  decodeNatively,
  decodeQuads,
  decodesNatively,
  ILLEGAL,
  joinBytes,
  STANDARD,
  sextets,
  URL_SAFE,
} from './base64.ts'
import { type Failure, nameCodePoint, reasons } from './failure.ts'
import { readOpening, type Wrapping } from './opening.ts'

type Decoded = Result<Uint8Array<ArrayBuffer>, Failure>

const latin1 = new TextDecoder('latin1')
const mostKept = 4096

const nameByte = (byte: number): string => (byte < 128 ? nameCodePoint(byte) : `0x${byte.toString(16).toUpperCase()}`)

/**
 * Decodes portion by portion, keeping 0–3 sextets in between, and lists every deviation in the input (RFC 4648 §3). It is
 * valid if a standard allows each one, as MIME allows line breaks and JOSE no padding. The first failure is final:
 * `"Zm9v\nYm"`, `"E"` → `666f6f`, then `6261`, tolerated `["1 missing =", "1 line break"]`, valid
 */
export function createDecoder(nameIllegal: (byte: number, position: number) => string = nameByte) {
  let opening: Uint8Array | null = new Uint8Array()
  let failure: Failure | null = null
  let wrapping: Wrapping = 'none'
  let charset: string | undefined
  /** An escape split across two portions. */
  let cut = new Uint8Array()
  /** Everything from the first dash inside an armor. */
  let closing = ''
  const tolerated: string[] = []
  let isValid = true
  let position = 0
  let marks = 0
  let characters = 0
  let held = 0
  let pads = 0
  let breaks = 0
  let blanks = 0
  let verticals = 0
  let escapes = 0
  let isAfterReturn = false

  const tolerate = (liberty: string, isAllowed: boolean) => {
    tolerated.push(liberty)
    isValid &&= isAllowed
  }

  const reject = (detail: string, at?: number) => {
    failure = { message: reasons.invalid, detail, ...(at !== undefined && { position: at }) }
    return fail(failure)
  }

  /** Counts a space, a line break or a padding character. Returns false for anything else. */
  function skip(byte: number): boolean {
    if (byte === 10 ? !isAfterReturn : byte === 13) breaks++
    else if (byte === 32 || byte === 9 || byte === 12) blanks++
    else if (byte === 11) verticals++
    else if (byte === 61) pads++
    else if (byte !== 10) return false
    isAfterReturn = byte === 13
    return true
  }

  /** Lets the engine decode the clean start of a text. Returns the characters read and the bytes written. */
  function hasten(text: string, out: Uint8Array): { read: number; written: number } {
    const run = decodeNatively(text, out)
    if (!run || run.read === 0) return { read: 0, written: 0 }
    breaks += run.breaks - (isAfterReturn && text.startsWith('\n') ? 1 : 0)
    blanks += run.blanks
    isAfterReturn = text[run.read - 1] === '\r'
    marks |= run.marks
    characters += (run.written / 3) * 4
    return run
  }

  function consume(portion: Uint8Array): Decoded {
    const text = joinBytes(cut, portion)
    cut = new Uint8Array()
    const out = new Uint8Array(3 * Math.floor(((characters & 3) + text.length) / 4))
    const [source, target] = [viewOf(text), viewOf(out)]
    let at = 0
    let isHastened = !decodesNatively()
    for (let i = 0; i < text.length; i++) {
      if ((characters & 3) === 0 && pads === 0) {
        if (!isHastened) {
          const { read, written } = hasten(latin1.decode(text.subarray(i)), out.subarray(at))
          isHastened = true
          at += written
          i += read
        }
        const quads = decodeQuads(source, i, target, at)
        if (quads.read > 0) isAfterReturn = false
        marks |= quads.marks
        characters += quads.read
        at += (quads.read / 4) * 3
        i += quads.read
        if (i === text.length) break
      }
      const place = position + i + 1
      let byte = text[i]!
      if (byte === 37 && wrapping === 'data-url') {
        if (i + 2 >= text.length) {
          cut = text.slice(i)
          break
        }
        const hex = latin1.decode(text.subarray(i + 1, i + 3))
        if (/^[\da-f]{2}$/i.test(hex)) {
          byte = Number.parseInt(hex, 16)
          escapes++
          i += 2
        }
      }
      const sextet = sextets[byte]!
      if (sextet >= ILLEGAL) {
        if (skip(byte)) continue
        return reject(`Illegal character ${nameIllegal(byte, place)} at position ${place}.`, place)
      }
      if (pads > 0) return reject(`There is more text after the padding at position ${place}.`, place)
      isAfterReturn = false
      marks |= sextet
      held = ((held << 6) | (sextet & 63)) & 0xffffff
      if ((++characters & 3) === 0) {
        out[at++] = held >> 16
        out[at++] = held >> 8
        out[at++] = held
      }
    }
    position += text.length - cut.length
    return ok(out.subarray(0, at))
  }

  /** Inside an armor the alphabet has no dash, so the first dash starts the END line. */
  function take(portion: Uint8Array): Decoded {
    const dash = wrapping !== 'armor' ? -1 : closing ? 0 : portion.indexOf(45)
    if (dash < 0) return consume(portion)
    closing = (closing + latin1.decode(portion.subarray(dash))).slice(0, mostKept)
    return consume(portion.subarray(0, dash))
  }

  function begin(kept: Uint8Array, chunk: Uint8Array, isLast: boolean): Decoded {
    const read = readOpening(kept, chunk, isLast)
    if ('kept' in read) {
      opening = read.kept
      return ok(new Uint8Array())
    }
    opening = null
    if (read.detail) return reject(read.detail)
    for (const byte of read.blanks) skip(byte)
    ;({ position, wrapping, charset } = read)
    if (read.hasByteOrderMark) tolerate('byte order mark', false)
    if (read.mediaType) tolerate(`data: prefix (${read.mediaType})`, true)
    return take(read.rest)
  }

  function push(chunk: Uint8Array): Decoded {
    if (failure) return fail(failure)
    return opening ? begin(opening, chunk, false) : take(chunk)
  }

  return {
    push,
    /** The charset that a `data:` prefix names, known after the first output. */
    charset: () => charset,
    /** Takes the whole text at once. */
    read(text: string): Decoded {
      // The engine would read the dashes of an armor as URL-safe characters.
      if (/^\s*-/.test(text)) return push(utf8(text))
      const out = new Uint8Array(3 * Math.floor(text.length / 4))
      const { read, written } = hasten(text, out)
      if (read > 0) opening = null
      position = read
      const rest = push(utf8(text.slice(read)))
      return rest.ok ? ok(joinBytes(out.subarray(0, written), rest.value)) : rest
    },
    /** Returns the rest of the bytes, and the verdict on the whole input. */
    end(): Result<{ bytes: Uint8Array<ArrayBuffer>; tolerated: string[]; isValid: boolean }, Failure> {
      if (failure) return fail(failure)
      const begun = opening ? begin(opening, new Uint8Array(), true) : ok(new Uint8Array())
      if (!begun.ok) return begun
      const place = position + 1
      if (cut.length > 0) return reject(`Illegal character ${nameIllegal(37, place)} at position ${place}.`, place)
      if (closing && !/^-----END [^\r\n]*-----\s*$/.test(closing))
        return reject(`Expected the END line of the PEM armor at position ${place}.`, place)
      if (wrapping === 'armor') tolerate(closing ? 'PEM armor' : 'PEM armor without an END line', closing !== '')
      const left = characters & 3
      if (characters === 0 && pads > 0) return reject('There is nothing before the padding.')
      if (left === 1) {
        return reject(`Base64 cannot have ${count(characters, 'character')}: the last one does not complete a byte.`)
      }
      const missing = (left === 0 ? 0 : 4 - left) - pads
      const spare = left === 2 ? held & 15 : left === 3 ? held & 3 : 0
      if (marks & STANDARD && marks & URL_SAFE) tolerate('mixed standard and URL-safe alphabet', false)
      else if (marks & URL_SAFE) tolerate('URL-safe alphabet', true)
      if (missing !== 0) tolerate(missing > 0 ? `${missing} missing =` : `${-missing} extra =`, pads === 0)
      if (escapes > 0) tolerate(count(escapes, 'percent escape'), true)
      if (breaks > 0) tolerate(count(breaks, 'line break'), true)
      if (blanks > 0) tolerate(count(blanks, 'space'), true)
      if (verticals > 0) tolerate(count(verticals, 'vertical tab'), false)
      if (spare !== 0) tolerate('non-canonical trailing bits', false)
      const tail = left === 2 ? [held >> 4] : left === 3 ? [held >> 10, held >> 2] : []
      return ok({ bytes: Uint8Array.from([...begun.value, ...tail]), tolerated, isValid })
    },
  }
}
