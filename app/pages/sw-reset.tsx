import { href } from '#app/config.ts'
import type { Head } from '#app/lib/seo.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Wrap } from '#app/ui/layout/section.tsx'

export const head: Head = {
  title: 'Remove the offline copy',
  description: 'Removes the copy of this site that your browser keeps for offline use.',
  crumbs: [{ name: 'Remove the offline copy', path: '/sw-reset' }],
}

export default function ResetPage() {
  return (
    <Wrap className="pt-14 pb-20 md:pt-20 md:pb-28">
      <h1 className="mb-4 text-3xl md:text-4xl">Remove the offline copy</h1>
      <p data-script="site/scripts/removal.ts" role="status" className="mb-3 max-w-[60ch] text-lg">
        Removing the offline copy…
      </p>
      <p className="mb-8 max-w-[60ch] text-ink-2">
        Your settings, such as the theme, stay. Without JavaScript this page cannot remove anything: clear the site data
        in your browser instead.
      </p>
      <a href={href('/')} className={buttonClass('primary', 'large')}>
        Back To Home
      </a>
    </Wrap>
  )
}
