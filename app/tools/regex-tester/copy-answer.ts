import { isAbort } from '#app/lib/worker/connect.ts'
import { copyAndSay } from '#app/ui/copy.ts'
import { showToast } from '#app/ui/toast.ts'
import { copied, copyFailed, notCopied } from './messages.ts'

/** Copies what a worker answers, and says so where a new search ended the question. */
export async function copyAnswer(answer: Promise<string>, label: string): Promise<void> {
  try {
    await copyAndSay(await answer, copied(label), copyFailed)
  } catch (error) {
    if (!isAbort(error)) throw error
    showToast(notCopied)
  }
}
