/** The output as a file that threads can share without copying it. */
export const toBlob = (chunks: BlobPart[]): Blob => new Blob(chunks, { type: 'application/json' })
