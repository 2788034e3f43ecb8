const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  // The feed, too: of "application/rss+xml" Chromium shows the source, and Firefox saves it.
  xml: 'application/xml',
}

/** The content type of a site file, by its address: `"/assets/app.css"` → `"text/css; charset=utf-8"` */
export const contentTypeOf = (address: string): string =>
  types[address.replace(/^.*\./, '')] ?? 'application/octet-stream'
