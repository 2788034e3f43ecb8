type HeaderTable = Record<string, string>

/** What the build writes into `dist/site.json`: the routes, and the headers of everything the server answers. */
export type Site = {
  basePath: string
  notFoundPath: string
  common: HeaderTable
  /** Those of every document, beside its own. */
  pages: HeaderTable
  /** Where the answer goes out by https. */
  secure: HeaderTable
  assets: HeaderTable
  /** Those of every file that is nothing else named here. */
  files: HeaderTable
  serviceWorker: HeaderTable
  /** Every document, with the headers it has only where the browser trusts the origin: https, or this machine. One for a frame is no page. */
  documents: Record<string, { file: string; headers: HeaderTable; trusted: HeaderTable; isFrame?: boolean }>
}
