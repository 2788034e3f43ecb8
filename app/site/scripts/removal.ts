import { href } from '#app/config.ts'
import { removeOfflineCopy } from '#app/offline/offline-copy.ts'

const outcome = ({ workers, caches }: { workers: number; caches: number }) =>
  workers + caches > 0
    ? 'The offline copy is gone. The next page you open loads from the network and saves a new one.'
    : 'There was no offline copy in this browser.'

/** Removes the offline copy and shows the outcome. */
export default async function removeCopy(status: HTMLElement): Promise<void> {
  status.textContent = await removeOfflineCopy(href('/')).then(
    outcome,
    () => 'Your browser did not let us remove it. Clear the data of this site in the browser settings.',
  )
}
