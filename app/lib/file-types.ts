import { type FileType, signatures, svg } from './file-types.data.ts'

const compiled = signatures.map(({ pattern, offset = 0, type }) => ({
  bytes: (pattern.match(/../g) ?? []).map((pair) => (pair === '??' ? null : Number.parseInt(pair, 16))),
  offset,
  type,
}))

/** One piece of what may come before the root of an SVG: space, declaration, comment or document type. */
const prologue = /^(?:\s+|<\?[^>]*>|<!--[\s\S]*?-->|<!doctype[^>]*>)/i

function isSvg(bytes: Uint8Array): boolean {
  let head = new TextDecoder().decode(bytes.subarray(0, 4096))
  for (let piece = head.match(prologue); piece; piece = head.match(prologue)) head = head.slice(piece[0].length)
  return /^<svg[\s>/]/i.test(head)
}

/** Detects the file type from the first bytes: `89 50 4e 47 0d 0a 1a 0a` → `{ extension: "png", … }`, `48 69` → `null` */
export function detectType(bytes: Uint8Array): FileType | null {
  const found = compiled.find((signature) =>
    signature.bytes.every((byte, i) => {
      const actual = bytes[signature.offset + i]
      return actual !== undefined && (byte === null || byte === actual)
    }),
  )
  return found?.type ?? (isSvg(bytes) ? svg : null)
}
