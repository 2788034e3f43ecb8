import { href } from '#app/config.ts'
import type { Head } from '#app/lib/seo.ts'
import Suggestions from '#app/site/islands/suggestions.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Island } from '#app/ui/island.tsx'
import { Wrap } from '#app/ui/section.tsx'

export const head: Head = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  keywords: [],
  crumbs: [{ name: 'Page not found', path: '/404' }],
  jsonLd: [],
}

export default function NotFoundPage() {
  return (
    <Wrap className="pt-14 pb-20 md:pt-20 md:pb-28">
      <h1 className="mb-4 font-mono text-[clamp(72px,14vw,140px)] leading-none font-[560] tracking-[-0.06em]">404</h1>
      <p className="mb-8 max-w-[52ch] text-lg text-ink-2">
        This page does not exist. It might have been moved or deleted, or the address was mistyped.
      </p>
      <Island file="site/islands/suggestions.tsx" part={Suggestions} />
      <div className="flex flex-wrap gap-2.5">
        <a href={href('/')} className={buttonClass('primary', 'large')}>
          Back To Home
        </a>
        <a href={href('/tools')} className={buttonClass('plain', 'large')}>
          Browse Tools
        </a>
      </div>
    </Wrap>
  )
}
