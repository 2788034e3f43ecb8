import { success, type Toast } from '#app/ui/feedback/toast.ts'
import { copiedToast, copyFailedToast, downloadedToast } from '#app/work/messages.ts'

export const invalidNamespace = 'The namespace is not a UUID.'
export const noneFound = 'No UUID found in this text.'

/** `3` → "3 UUID(s) generated successfully." */
export const generated = (count: number): Toast => success('Generated!', `${count} UUID(s) generated successfully.`)
export const cleared: Toast = { title: 'Cleared' }
export const copied = copiedToast('UUID')
export const copiedAll = copiedToast('All UUIDs')
export const copiedTable = copiedToast('Table')
export const downloaded = downloadedToast('UUIDs')
export const copyFailed = copyFailedToast('UUID')
