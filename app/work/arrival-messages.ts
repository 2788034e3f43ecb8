export const handOverLost = 'What was on its way here did not arrive. Please paste it, or open the file here.'
export const sentNotKept = 'Your text is gone: the browser reloaded this page, and we never store input.'
export const settingsFromLink = 'Settings from a link'
export const thisLink = 'This link'
