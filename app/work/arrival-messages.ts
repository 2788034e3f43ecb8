export const handOverLost = 'What was on its way here did not arrive. Please paste it, or open the file here.'
export const sentNotKept = 'Your text is gone: the browser reloaded this page, and we never store input.'
export const textArrived = 'A text from another page has arrived'
/** `"a.txt"` → "a.txt has arrived" */
export const fileArrived = (name: string): string => `${name} has arrived`
export const useItLabel = 'Use it'
export const settingsFromLink = 'Settings from a link'
export const thisLink = 'This link'
