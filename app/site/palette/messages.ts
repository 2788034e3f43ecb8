import type { Toast } from '#app/ui/feedback/toast.ts'
import { describeKeys } from '#app/ui/keys/key-names.ts'

export const paletteName = 'Find a tool'
export const noEntry = 'Nothing found.'
export const notCarried: Toast = {
  title: 'Not sent',
  description: 'This browser cannot pass it to another page. Download it, then open the file there.',
}

/** `12` → "12 results" */
export const describeCount = (count: number): string => (count === 1 ? '1 result' : `${count} results`)

/** `"K"` → "⌘K" on Apple devices, "Ctrl K" elsewhere */
export const command = (key: string): string => describeKeys(`Control+${key} Meta+${key}`)
