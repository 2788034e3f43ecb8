/** More than this is not unpacked: a few bytes can stand for any number. */
const mostBytes = 64 * 1024 * 1024

/** Unpacks gzip or zlib, `null` where it is damaged or becomes more than 64 MB. */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  format: 'gzip' | 'deflate',
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for (let { done, value } = await reader.read(); !done && value; { done, value } = await reader.read()) {
      size += value.length
      if (size > mostBytes) {
        await reader.cancel()
        return null
      }
      pieces.push(value)
    }
  } catch {
    return null
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}
