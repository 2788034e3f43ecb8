import { href } from '#app/config.ts'
import type { Head } from '#app/lib/seo.ts'
import Removal from '#app/site/islands/removal.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Island } from '#app/ui/island.tsx'
import { Wrap } from '#app/ui/section.tsx'

export const head: Head = {
  title: 'Remove the offline copy',
  description: 'Removes the copy of this site that your browser keeps for use without a network.',
  keywords: [],
  crumbs: [{ name: 'Remove the offline copy', path: '/sw-reset' }],
  jsonLd: [],
}

export default function ResetPage() {
  return (
    <Wrap className="pt-14 pb-20 md:pt-20 md:pb-28">
      <h1 className="mb-4 text-3xl md:text-4xl">Remove the offline copy</h1>
      <Island file="site/islands/removal.tsx" part={Removal} />
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
