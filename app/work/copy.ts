import { copyText } from '#app/browser/clipboard.ts'
import { showToast, type Toast } from '#app/ui/toast.ts'

/** Above this size only Download is offered: in bytes, or characters where bytes are not known. */
export const copyLimit = 16 * 1024 * 1024

/** Copies a text and says how it went. */
export async function copyAndSay(text: string, copied: Toast, failed: Toast): Promise<void> {
  const isCopied = await copyText(text)
  showToast(isCopied ? copied : { ...failed, tone: 'error' })
}
