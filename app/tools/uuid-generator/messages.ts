import type { Toast } from '#app/ui/feedback/toast.ts'

export const invalidNamespace = 'The namespace is not a UUID.'
export const noneFound = 'No UUID found in this text.'

const success = (title: string, description: string): Toast => ({ title, description, tone: 'success' })

/** `3` → "3 UUID(s) generated successfully." */
export const generated = (count: number): Toast => success('Generated!', `${count} UUID(s) generated successfully.`)
export const cleared: Toast = { title: 'Cleared' }
export const copied = success('Copied!', 'UUID copied to clipboard.')
export const copiedAll = success('Copied!', 'All UUIDs copied to clipboard.')
export const copiedTable = success('Copied!', 'Table copied to clipboard.')
export const downloaded = success('Downloaded!', 'UUIDs downloaded successfully.')
export const copyFailed: Toast = { title: 'Copy failed', description: 'Please copy the UUID manually.', tone: 'error' }
