import type { Toast } from '#app/ui/feedback/toast.ts'

const success = (title: string, description: string): Toast => ({ title, description, tone: 'success' })

export const copied = success('Copied!', 'UUID copied to clipboard.')
export const copiedAll = success('Copied!', 'All UUIDs copied to clipboard.')
export const copiedTable = success('Copied!', 'Table copied to clipboard.')
export const downloaded = success('Downloaded!', 'UUIDs downloaded successfully.')
export const copyFailed: Toast = { title: 'Copy failed', description: 'Please copy the UUID manually.', tone: 'error' }
