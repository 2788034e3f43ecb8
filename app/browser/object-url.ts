/** The types a blob: URL may have. None can hold script except the type for workers, and a tab shows that one as text. */
const plainTypes = [
  'application/octet-stream',
  'text/javascript',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
  'image/x-icon',
] as const
type PlainType = (typeof plainTypes)[number]

/**
 * A blob: URL for data of this page. It works until it is revoked. Opened in its own tab, it is a page of our origin, often
 * without a policy, so no SVG, HTML, XML or PDF gets one.
 */
export const objectUrl = (parts: readonly BlobPart[], type: PlainType): string =>
  URL.createObjectURL(new Blob([...parts], { type }))

const readAsData = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** The URL of a picture. A type that can hold script gets a `data:` URL, which never has our origin. */
export async function pictureUrl(file: Blob): Promise<string> {
  const type = plainTypes.find((each) => each === file.type)
  return type ? objectUrl([file], type) : readAsData(file)
}
