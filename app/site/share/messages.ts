import { mostLink } from '#app/lib/link.ts'
import { group } from '#app/lib/plural.ts'

export const shareName = 'Share'
export const includeLabel = 'Include the text'
export const linkLabel = 'Link'
export const copyLabel = 'Copy link'
export const downloadLabel = 'Download text'
export const holdsTitle = 'What it holds'
export const byHandTitle = 'Write one by hand'
export const noText = 'There is no text to include.'
export const settingsOnly = 'The link holds the settings below, and nothing you have typed.'
export const withText = 'The link holds the text itself: whoever has it can read all of it.'
export const copied = 'Copied.'
export const notCopied = 'The browser refused the clipboard: select the link and copy it.'
export const whatIsKept =
  'No server gets what stands after the #. But browsers keep whole addresses in their history and may sync them to other devices, and so do programs you paste the link into. The page that opens takes it out of the address bar at once.'
export const byHand =
  'Names and values as above, those of the text percent-encoded. What is left out stays as the visitor has it, but for what a choice brings along.'

/** `1234` → "1,234 of at most 32,768 characters" */
export const describeLength = (length: number): string => `${group(length)} of at most ${group(mostLink)} characters`

/** `40000` → "With this text the link would have 40,000 characters …"; `null` where it was not even tried */
export const tooLong = (length: number | null): string =>
  `With this text the link would be ${length ? `${group(length)} characters long` : 'far too long'}: above ${group(mostLink)} many programs cut it off. Send the text as a file instead.`
