export const invitation =
  'JSON, a token, Base64, a UUID, a timestamp, a URL, a color, a hash, a pattern: the page recognizes it in this tab.'

export const awaited =
  'On a first visit your browser needs a few seconds before it can pass this to another page. Press a button: the tool opens as soon as it can.'
export const textStuck =
  'This text cannot be passed to another page: it is too long for this browser, or storage is blocked. Open the tool and paste it there.'
export const fileStuck =
  'This file cannot be passed to another page: this browser has no offline copy of the site, or storage is blocked. Open the tool, then open the file there.'
