const opening = /^data:([^,;\s]*)(?:;[\w-]+(?:=[^,;]*)?)*?(;base64)?,/i

/** Reads the start of a data URI (RFC 2397): `"data:image/png;base64,iVBO…"` → `{ type: "image/png", isBase64: true }` */
export function readDataUri(text: string): { type: string; isBase64: boolean } | null {
  const [isFound, type, base64] = opening.exec(text) ?? []
  return isFound ? { type: type || 'text/plain', isBase64: base64 !== undefined } : null
}
