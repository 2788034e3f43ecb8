import { describeKeys } from '#app/ui/keys/key-names.ts'

export const paletteName = 'Find a tool'
export const noEntry = 'Nothing found.'

/** `12` → "12 results" */
export const describeCount = (count: number): string => (count === 1 ? '1 result' : `${count} results`)

/** `"K"` → "⌘K" on Apple devices, "Ctrl K" elsewhere */
export const command = (key: string): string => describeKeys(`Control+${key} Meta+${key}`)
