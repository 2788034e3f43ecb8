export const invitation =
  'JSON, a token, Base64, a UUID, a timestamp, a URL, a color, a digest, a pattern: it is recognized here, in this tab.'

export const textStuck =
  'This text cannot be carried along: it is longer than a browser hands from page to page, or storage is blocked here. Open the tool and paste it there.'
export const fileStuck =
  'This file cannot be carried along as it is: this browser has no offline copy of the site, or storage is blocked here. Open the tool, and the file there.'
