/** What a page says to the service worker. */
export type ToServiceWorker =
  /** A page was opened: the port is answered once the whole site is kept. */
  | { type: 'keep' }
  /** A page was opened: counted, unless the visitor or the deployment says no. */
  | { type: 'view'; path: string }
  /** The visitor wants the new version now. */
  | { type: 'take-over' }
  /** A page that can show it asks for a text shared from outside; the answer is a `SharedText` on the message's port. */
  | { type: 'take-shared-text' }

export type SharedText = string | null

/** Where the browser posts what another app shares with the installed site; the service worker answers it. */
export const sharePath = '/share'

/** How the names of the caches begin that belong to the site at an address; an origin may hold several. */
export const cachePrefix = (base: string): string => `precache ${base} `
