import type { Toast } from '#app/ui/feedback/toast.ts'

export const invalidNamespace = 'The namespace is not a UUID.'
export const noneFound = 'No UUID found in this text.'

/** `3` → "3 UUID(s) generated successfully." */
export const generated = (count: number): Toast => ({
  title: 'Generated!',
  description: `${count} UUID(s) generated successfully.`,
  tone: 'success',
})
export const cleared: Toast = { title: 'Cleared' }
