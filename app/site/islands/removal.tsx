import { useEffect, useState } from 'react'
import { href } from '#app/config.ts'
import { removeOfflineCopy } from '#app/offline/offline-copy.ts'

const outcome = ({ workers, caches }: { workers: number; caches: number }) =>
  workers + caches > 0
    ? 'The offline copy is gone. The next page you open comes from the network and keeps a fresh one.'
    : 'There was no offline copy in this browser.'

/** Removes the offline copy and says how that went. */
export default function Removal() {
  const [message, setMessage] = useState('Removing the offline copy…')
  useEffect(() => {
    removeOfflineCopy(href('/')).then(
      (removed) => setMessage(outcome(removed)),
      () => setMessage('Your browser did not let us remove it. Clear the data of this site in its settings.'),
    )
  }, [])
  return (
    <p role="status" className="mb-3 max-w-[60ch] text-lg">
      {message}
    </p>
  )
}
