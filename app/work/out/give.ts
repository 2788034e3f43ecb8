import { copyText } from '#app/browser/clipboard.ts'
import { downloadFile } from '#app/browser/download.ts'
import { textBlob } from '#app/browser/text-file.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { isMissingPart } from '#app/lib/missing-part.ts'
import { showToast, type Toast } from '#app/ui/feedback/toast.ts'
import {
  notCopied,
  notDownloaded,
  nothingToCopy,
  nothingToDownload,
  downloadFailed as notWritten,
  partMissing,
  staleWords,
  tooLargeToCopy,
} from '../messages.ts'
import type { Stale } from '../run/question.ts'

/** Above this size only Download is offered: in bytes, or characters where bytes are not known. */
export const copyLimit = 16 * 1024 * 1024

/** What is given, at once or in a while; null where nobody wants it any more by then. */
type Given<T> = T | null | Promise<T | null>

/** What a download is saved as: a text, or the parts of a file. */
export type SavedFile = { name: string; type?: string } & ({ text: PaneText } | { parts: readonly BlobPart[] })

/** What decides whether an output is given. */
export type Conditions = {
  /** Whether there is nothing to give. */
  isEmpty: boolean
  /** What has changed since it was made: such an output is never given for current. */
  stale?: Stale
  /** Why it cannot be given, where neither of the others says so. */
  reason?: string | undefined
  /** What a press does where it is empty or out of date; without it the button is disabled then. */
  onRefuse?: (why: 'empty' | 'stale') => void
}

/** An output as it is copied. */
export type Copying = Conditions & {
  /** Its length in bytes or characters. */
  length?: number
  text: () => Given<PaneText>
  copied: Toast
  copyFailed: Toast
  /** The button that takes over above 16 MB. */
  downloadLabel?: string
}

/** An output as it is saved. */
export type Saving = Conditions & { file: () => Given<SavedFile>; downloaded: Toast; downloadFailed?: Toast }

type Refusal = { why: 'empty' | 'stale' | 'unfit'; words?: string }

/** Why an output is not given, with the words for it; of one that is not there, nothing is to be said: stale → "Input changed since" */
export function findRefusal({ isEmpty, stale = null, reason }: Conditions): Refusal | null {
  if (isEmpty) return { why: 'empty' }
  if (reason !== undefined) return { why: 'unfit', words: reason }
  return stale && { why: 'stale', words: staleWords[stale] }
}

/** The same for Copy, which has a limit. */
export function findCopyRefusal({ reason, length = 0, downloadLabel = 'Download', ...rest }: Copying): Refusal | null {
  return findRefusal({ ...rest, reason: reason ?? (length > copyLimit ? tooLargeToCopy(downloadLabel) : undefined) })
}

/** Whether a button cannot be pressed: where it can, its tool answers itself what it refuses. */
export const isDisabled = (refusal: Refusal | null, onRefuse?: Conditions['onRefuse']): boolean =>
  refusal !== null && (refusal.why === 'unfit' || !onRefuse)

/** Says why an output is not given, in the words of its button. */
function refuse({ why, words = '' }: Refusal, { onRefuse }: Conditions, nothing: Toast, title: string): void {
  if (why !== 'unfit' && onRefuse) onRefuse(why)
  else showToast(why === 'empty' ? nothing : { title, description: words, tone: 'error' })
}

async function receive<T>(given: () => Given<T>, failed: Toast): Promise<T | null> {
  try {
    return await given()
  } catch (error) {
    console.error(error)
    showToast({ ...failed, ...(isMissingPart(error) && { description: partMissing }), tone: 'error' })
    return null
  }
}

/**
 * The one door for Copy, whether a button, a key or the palette asks: copies the whole output or says why not, and answers
 * whether it is on the clipboard.
 */
export async function copyOutput(copy: Copying): Promise<boolean> {
  const { copied, copyFailed } = copy
  const known = findCopyRefusal(copy)
  const text = known ? null : await receive(copy.text, copyFailed)
  // How long it is may not be known before it is made.
  const refusal = known ?? (text && findCopyRefusal({ ...copy, length: text.length }))
  if (refusal) refuse(refusal, copy, nothingToCopy, notCopied)
  if (refusal || text === null) return false
  const isCopied = await copyText(text.toString())
  showToast(isCopied ? copied : { ...copyFailed, tone: 'error' })
  return isCopied
}

const encode = async (text: PaneText) => [await textBlob(text)]

/** The one door for Download: saves an output as a file, or says why not. */
export async function saveOutput(save: Saving): Promise<void> {
  const { downloaded, downloadFailed = notWritten } = save
  const refusal = findRefusal(save)
  if (refusal) return refuse(refusal, save, nothingToDownload, notDownloaded)
  const file = await receive(save.file, downloadFailed)
  const parts = file && ('parts' in file ? file.parts : await receive(() => encode(file.text), downloadFailed))
  if (!parts) return
  downloadFile(file.name, parts)
  showToast(downloaded)
}
