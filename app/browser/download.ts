/** Saves parts as one file on the visitor's disk; nothing leaves the browser. */
export function downloadFile(name: string, parts: readonly BlobPart[], type = 'text/plain;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
