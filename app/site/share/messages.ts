import { mostLink } from '#app/lib/link.ts'
import { group } from '#app/lib/plural.ts'

export const shareName = 'Share'
export const includeLabel = 'Include the text'
export const linkLabel = 'Link'
export const copyLabel = 'Copy link'
export const downloadLabel = 'Download text'
export const holdsTitle = 'What the link contains'
export const byHandTitle = 'Write one by hand'
export const noText = 'There is no text to include.'
export const settingsOnly = 'The link contains the settings below and nothing you typed.'
export const withText = 'The link contains the text itself: anyone with the link can read all of it.'
export const copied = 'Copied.'
export const notCopied = 'The browser blocked the clipboard. Select the link and copy it.'
export const whatIsKept =
  'No server gets the part after the #. But browsers keep whole addresses in their history and may sync them to other devices, and so may programs you paste the link into. The page that opens removes it from the address bar at once.'
export const byHand =
  'Use the names and values above, and percent-encode the text. Options you don’t set keep the visitor’s values, unless another choice changes them.'

/** `1234` → "1,234 of at most 32,768 characters" */
export const describeLength = (length: number): string => `${group(length)} of at most ${group(mostLink)} characters`

/** `40000` → "With this text the link would be 40,000 characters long. …"; `null` if it was not even tried */
export const tooLong = (length: number | null): string =>
  `With this text the link would be ${length ? `${group(length)} characters long` : 'far too long'}. Many programs cut links off above ${group(mostLink)} characters. Send the text as a file instead.`
