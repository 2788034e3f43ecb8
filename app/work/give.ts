import { copyText } from '#app/browser/clipboard.ts'
import { downloadFile } from '#app/browser/download.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { showToast, type Toast } from '#app/ui/toast.ts'

/** What is given, at once or in a while; null where nobody wants it any more by then. */
export type Given<T> = T | null | Promise<T | null>

/** What a download is saved as: a text, or the parts of a file. */
export type SavedFile = { name: string; type?: string } & ({ text: PaneText } | { parts: readonly BlobPart[] })

async function receive<T>(given: Given<T>, failed: Toast): Promise<T | null> {
  try {
    return await given
  } catch (error) {
    console.error(error)
    showToast({ ...failed, tone: 'error' })
    return null
  }
}

/** Copies a whole output, says how it went, and answers whether it is on the clipboard. */
export async function copyOutput(given: Given<PaneText>, copied: Toast, copyFailed: Toast): Promise<boolean> {
  const text = await receive(given, copyFailed)
  if (text === null) return false
  const isCopied = await copyText(text.toString())
  showToast(isCopied ? copied : { ...copyFailed, tone: 'error' })
  return isCopied
}

const encode = async (text: PaneText) => [await (await import('#app/browser/text-file.ts')).textBlob(text)]

/** Saves an output as a file and says how it went. */
export async function saveOutput(given: Given<SavedFile>, downloaded: Toast, downloadFailed: Toast): Promise<void> {
  const file = await receive(given, downloadFailed)
  const parts = file && ('parts' in file ? file.parts : await receive(encode(file.text), downloadFailed))
  if (!parts) return
  downloadFile(file.name, parts)
  showToast(downloaded)
}
