import { copyText } from '#app/browser/clipboard.ts'
import { downloadFile } from '#app/browser/download.ts'
import { textBlob } from '#app/browser/text-file.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { isMissingPart } from '#app/lib/missing-part.ts'
import { showToast, type Toast } from '#app/ui/feedback/toast.ts'
import * as messages from '../messages.ts'
import type { Stale } from '../run/question.ts'

/** Above this size only Download is offered. In bytes, or in characters if the bytes are not known. */
export const copyLimit = 16 * 1024 * 1024

/** An output that takes time to build is a promise; null if nobody wants it anymore by then. */
type Given<T> = T | null | Promise<T | null>

/** What a download saves: a text, or the parts of a file. */
export type SavedFile = { name: string; type?: string } & ({ text: PaneText } | { parts: readonly BlobPart[] })

/** What decides whether an output can be copied, saved or sent. */
type Conditions = {
  /** Whether there is no output. */
  isEmpty: boolean
  /** What has changed since it was made: an output that is out of date is never copied, saved or sent. */
  stale?: Stale
  /** Any other reason why it cannot be copied or saved. */
  reason?: string | undefined
  /** What a press does if the output is empty or out of date; without this, the button is disabled then. */
  onRefuse?: (why: 'empty' | 'stale') => void
}

export type Copying = Conditions & {
  /** Its length in bytes or characters. */
  length?: number
  text: () => Given<PaneText>
  copied: Toast
  copyFailed: Toast
  /** The button to use above 16 MB. */
  downloadLabel?: string
}

export type Saving = Conditions & { file: () => Given<SavedFile>; downloaded: Toast; downloadFailed?: Toast }

type Refusal = { why: 'empty' | 'stale' | 'unfit'; words?: string }

/** Why an output is refused, and the words for it; an empty one needs no words: stale → "Input has changed" */
export function findRefusal({ isEmpty, stale = null, reason }: Conditions): Refusal | null {
  if (isEmpty) return { why: 'empty' }
  if (reason !== undefined) return { why: 'unfit', words: reason }
  return stale && { why: 'stale', words: messages.staleWords[stale] }
}

/** The same for Copy, which has a size limit. */
export function findCopyRefusal({ reason, length = 0, downloadLabel = 'Download', ...rest }: Copying): Refusal | null {
  const tooLarge = length > copyLimit ? messages.tooLargeToCopy(downloadLabel) : undefined
  return findRefusal({ ...rest, reason: reason ?? tooLarge })
}

/** Whether a button is disabled. With `onRefuse` it stays enabled if the output is empty or out of date. */
export const isDisabled = (refusal: Refusal | null, onRefuse?: Conditions['onRefuse']): boolean =>
  refusal !== null && (refusal.why === 'unfit' || !onRefuse)

/** Says why an output is refused, in the words of its button. */
function refuse({ why, words = '' }: Refusal, { onRefuse }: Conditions, nothing: Toast, title: string): void {
  if (why !== 'unfit' && onRefuse) onRefuse(why)
  else showToast(why === 'empty' ? nothing : { title, description: words, tone: 'error' })
}

async function receive<T>(given: () => Given<T>, failed: Toast): Promise<T | null> {
  try {
    return await given()
  } catch (error) {
    console.error(error)
    showToast({ ...failed, ...(isMissingPart(error) && { description: messages.partMissing }), tone: 'error' })
    return null
  }
}

/**
 * The only way to copy, for the button, the key and the palette: copies the whole output or says why not. Resolves to whether
 * it is on the clipboard.
 */
export async function copyOutput(copy: Copying): Promise<boolean> {
  const { copied, copyFailed } = copy
  const known = findCopyRefusal(copy)
  const text = known ? null : await receive(copy.text, copyFailed)
  // The length may not be known before the text is made.
  const refusal = known ?? (text && findCopyRefusal({ ...copy, length: text.length }))
  if (refusal) refuse(refusal, copy, messages.nothingToCopy, messages.notCopied)
  if (refusal || text === null) return false
  const isCopied = await copyText(text.toString())
  showToast(isCopied ? copied : { ...copyFailed, tone: 'error' })
  return isCopied
}

const encode = async (text: PaneText) => [await textBlob(text)]

/** The only way to download: saves an output as a file or says why not. */
export async function saveOutput(save: Saving): Promise<void> {
  const { downloaded, downloadFailed = messages.downloadFailed } = save
  const refusal = findRefusal(save)
  if (refusal) return refuse(refusal, save, messages.nothingToDownload, messages.notDownloaded)
  const file = await receive(save.file, downloadFailed)
  const parts = file && ('parts' in file ? file.parts : await receive(() => encode(file.text), downloadFailed))
  if (!parts) return
  downloadFile(file.name, parts)
  showToast(downloaded)
}
