import { copyText } from '#app/lib/clipboard.ts'
import { showToast, type Toast } from './toast.ts'

/** Copies a text and says how it went. */
export async function copyAndSay(text: string, copied: Toast, failed: Toast): Promise<void> {
  const isCopied = await copyText(text)
  showToast(isCopied ? copied : { ...failed, tone: 'error' })
}
