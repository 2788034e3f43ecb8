import { useEffect, useState } from 'react'
import { href } from '#app/config.ts'
import type { Head } from '#app/lib/seo.ts'
import { removeOfflineCopy } from '#app/offline/offline-copy.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/section.tsx'

export const head: Head = {
  title: 'Remove the offline copy',
  description: 'Removes the copy of this site that your browser keeps for use without a network.',
  keywords: [],
  crumbs: [{ name: 'Remove the offline copy', path: '/sw-reset' }],
  jsonLd: [],
}

const outcome = ({ workers, caches }: { workers: number; caches: number }) =>
  workers + caches > 0
    ? 'The offline copy is gone. The next page you open comes from the network and keeps a fresh one.'
    : 'There was no offline copy in this browser.'

export default function ResetPage() {
  const [message, setMessage] = useState('Removing the offline copy…')
  useEffect(() => {
    removeOfflineCopy(href('/')).then(
      (removed) => setMessage(outcome(removed)),
      () => setMessage('Your browser did not let us remove it. Clear the data of this site in its settings.'),
    )
  }, [])
  return (
    <Wrap className="pt-14 pb-20 md:pt-20 md:pb-28">
      <h1 className="mb-4 text-3xl md:text-4xl">Remove the offline copy</h1>
      <p role="status" className="mb-3 max-w-[60ch] text-lg">
        {message}
      </p>
      <p className="mb-8 max-w-[60ch] text-ink-2">
        Your settings, such as the theme, are untouched. Without JavaScript nothing is removed here: clear the data of
        this site in your browser instead.
      </p>
      <a href={href('/')} className={buttonClass('primary', 'large')}>
        Back To Home
      </a>
    </Wrap>
  )
}
