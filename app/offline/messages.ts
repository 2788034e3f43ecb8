/** What waits in the service worker's memory from one page to the next, or from another app to home. */
export type Parcel = {
  /** The tool it is for; '' for home. */
  slug: string
  /** Which of the tool's ways it is meant for, `''` where there is only one. */
  task: string
  /** A text, as UTF-8 where it is long, or a file as it is. */
  kind: 'text' | 'file'
  name: string
  content: Blob | string
}

/** Asked of a page as well: which version it was made from, `null` where it does not know. */
export type VersionQuestion = { type: 'version' }

/** What a page says to the service worker. */
export type ToServiceWorker =
  /** A page was opened: the port is answered once the whole site is kept, and no version that nobody shows. */
  | { type: 'keep' }
  /** The visitor wants nothing kept: from now on nothing is, until a page asks for it again; the port is answered. */
  | { type: 'forget' }
  /** A page was opened: counted, unless the visitor or the deployment says no. */
  | { type: 'view'; path: string }
  /** A page was left: what only it has shown need not be kept. */
  | { type: 'leave' }
  /** A page, or the worker of another version, asks which version this one keeps; the answer is its name on the port. */
  | VersionQuestion
  /** The visitor wants the new version now: the old one ends its work and then has it take over. */
  | { type: 'give-way' }
  /** Said to the new version, by the old one at rest, or by the page where that takes too long. */
  | { type: 'take-over' }
  /** A text or file on its way to a tool: the port is answered once it is held. */
  | { type: 'hold'; key: string; parcel: Parcel }
  /** The page it is for asks for it, by its key; the answer is a `Parcel` or null on the message's port. It is held no longer. */
  | { type: 'take'; key: string }
  /** It is wanted no more. */
  | { type: 'drop'; key: string }

/** Under this key waits what another app has shared. */
export const sharedKey = 'shared'

/** Where the browser posts what another app shares with the installed site; the service worker answers it. */
export const sharePath = '/share'

/** How the names of the caches begin that belong to the site at an address; an origin may hold several. */
export const cachePrefix = (base: string): string => `precache ${base} `
