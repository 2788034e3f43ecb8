/** The types that an address of data may have. None can hold script but the one of workers, which a tab shows as text. */
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
 * An address for data of this page, until it is revoked. Opened in a tab of its own such an address is a page of our origin, often
 * without a policy, so no SVG, HTML, XML or PDF gets one.
 */
export const addressOf = (parts: readonly BlobPart[], type: PlainType): string =>
  URL.createObjectURL(new Blob([...parts], { type }))

const readAsData = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** The address of a picture. One that can hold script gets a `data:` address, which is a stranger to our origin in any tab. */
export async function addressOfPicture(file: Blob): Promise<string> {
  const type = plainTypes.find((each) => each === file.type)
  return type ? addressOf([file], type) : readAsData(file)
}
