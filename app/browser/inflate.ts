/** The unpacking limit: a few bytes can unpack to any size. */
const mostBytes = 64 * 1024 * 1024

/** Unpacks gzip or zlib. `null` if the data is damaged or unpacks to more than `most` bytes (64 MB by default). */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  format: 'gzip' | 'deflate',
  most = mostBytes,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for (let { done, value } = await reader.read(); !done && value; { done, value } = await reader.read()) {
      size += value.length
      if (size > most) {
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

/** Packs as zlib (RFC 1950), which has a checksum. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}
