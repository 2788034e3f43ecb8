import { objectUrl } from './object-url.ts'

/** Saves the parts as one file on the visitor's disk. Nothing leaves the browser. */
export function downloadFile(name: string, parts: readonly BlobPart[]): void {
  const url = objectUrl(parts, 'application/octet-stream')
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
