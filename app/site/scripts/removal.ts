import { removeOfflineCopy } from '#app/offline/offline-copy.ts'

/** Removes the offline copy and shows the outcome. */
export default async function removeCopy(status: HTMLElement): Promise<void> {
  const removed = await removeOfflineCopy().catch(() => null)
  if (removed === null)
    status.textContent = 'Your browser did not let us remove it. Clear this site’s data in your browser settings.'
  else if (removed > 0)
    status.textContent = 'The offline copy is gone. The next page you open loads from the network and saves a new one.'
  else status.textContent = 'There was no offline copy in this browser.'
}
