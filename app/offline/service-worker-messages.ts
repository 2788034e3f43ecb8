import { href } from '#app/config.ts'

/** A text or file in the service worker's memory, on its way from one page to the next or from another app to home. */
export type Parcel = {
  /** The tool that gets it. '' for home. */
  slug: string
  /** Which of the tool's tasks it is meant for. `''` if there is only one. */
  task: string
  /** A text (as UTF-8 if it is long), or a file as it is. */
  kind: 'text' | 'file'
  name: string
  content: Blob | string
}

/** Also sent to pages, which answer with the version they were made from, or `null` if they don't know. */
export type VersionQuestion = { type: 'version' }

/** Messages from a page to the service worker. */
export type ToServiceWorker =
  /** A page was opened. The port gets an answer once the whole site is stored and unused versions are removed. */
  | { type: 'keep' }
  /** The visitor wants nothing stored. Nothing is, until a page sends `keep` again. The port gets an answer. */
  | { type: 'forget' }
  /** A page was opened. Counts a view, unless the visitor or the deployment says no. */
  | { type: 'view'; path: string }
  /** A page was closed. A version that only this page used can go. */
  | { type: 'leave' }
  /** A page, or another version's worker, asks which version this worker has. The port gets its name. */
  | VersionQuestion
  /** The visitor wants the new version now. The old one finishes its work, then tells the new one to take over. */
  | { type: 'switch-version' }
  /** Sent to the new version by the old one once idle, or by the page if that takes too long. */
  | { type: 'take-over' }
  /** A text or file on its way to a tool. The port gets an answer once it is held. */
  | { type: 'hold'; key: string; parcel: Parcel }
  /** The page it is for asks for it by key. The port gets the `Parcel` or null, and the worker deletes it. */
  | { type: 'take'; key: string }
  /** The parcel is no longer wanted. */
  | { type: 'drop'; key: string }

export const sharedKey = 'shared'

/** The browser posts here when another app shares something with the installed app. The service worker answers. */
export const sharePath = '/share'

/** The prefix of our cache names. It includes the site's base address, because an origin may host several sites. */
export const cachePrefix = `precache ${href('/')} `
