import { copyText } from '#app/browser/clipboard.ts'
import { downloadFile } from '#app/browser/download.ts'
import { textBlob } from '#app/browser/text-file.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { showToast, type Toast } from '#app/ui/toast.ts'

export type Given<T> = T | Promise<T>

/** What a download is saved as: a text, or the parts of a file. */
export type SavedFile = { name: string; type?: string } & ({ text: PaneText } | { parts: readonly BlobPart[] })

/** Copies a whole output and says how it went. */
export async function copyOutput(text: Given<PaneText>, copied: Toast, copyFailed: Toast): Promise<void> {
  const isCopied = await copyText((await text).toString())
  showToast(isCopied ? copied : { ...copyFailed, tone: 'error' })
}

/** Saves an output as a file and says so. */
export async function saveOutput(given: Given<SavedFile>, downloaded: Toast): Promise<void> {
  const file = await given
  downloadFile(file.name, 'parts' in file ? file.parts : [await textBlob(file.text)], file.type)
  showToast(downloaded)
}
