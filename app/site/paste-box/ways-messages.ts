export const invitation =
  'JSON, a token, Base64, a UUID, a timestamp, a URL, a color, a digest, a pattern: it is recognized here, in this tab.'

export const awaited =
  'On a first visit your browser needs a few seconds before it can pass this to another page. Press a button: it goes as soon as it can.'
export const textStuck =
  'This text cannot be carried along: it is longer than a browser hands from page to page, or storage is blocked here. Open the tool and paste it there.'
export const fileStuck =
  'This file cannot be carried along as it is: this browser has no offline copy of the site, or storage is blocked here. Open the tool, and the file there.'
