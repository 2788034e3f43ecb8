type HeaderTable = Record<string, string>

/** The content of `dist/site.json`, written by the build: the routes, and the headers of everything the server answers. */
export type Site = {
  basePath: string
  notFoundPath: string
  common: HeaderTable
  /** For every document, besides its own. */
  pages: HeaderTable
  /** Only for answers over https. */
  secure: HeaderTable
  assets: HeaderTable
  /** For every file that belongs to no other group here. */
  files: HeaderTable
  serviceWorker: HeaderTable
  /** Every document. `trusted` headers apply only if the browser trusts the origin: https, or this machine. A frame is not a page. */
  documents: Record<string, { file: string; headers: HeaderTable; trusted: HeaderTable; isFrame?: boolean }>
}
