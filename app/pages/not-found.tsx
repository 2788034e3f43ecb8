import { href } from '#app/config.ts'
import type { Head } from '#app/lib/seo.ts'
import { toolPath } from '#app/tools/catalog.ts'
import { availableTools } from '#app/tools/registry.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Wrap } from '#app/ui/layout/section.tsx'

export const head: Head = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  crumbs: [{ name: 'Page not found', path: '/404' }],
}

const places = [
  { slug: 'tools', name: 'Tools', path: '/tools', keywords: [] },
  { slug: 'blog', name: 'Developer Blog', path: '/blog', keywords: ['articles'] },
  { slug: 'contact', name: 'Contact', path: '/contact', keywords: [] },
  { slug: 'privacy', name: 'Privacy Policy', path: '/privacy', keywords: [] },
  { slug: 'terms', name: 'Terms of Use', path: '/terms', keywords: [] },
  ...availableTools.map((tool) => ({ ...tool, path: toolPath(tool.slug) })),
]

export default function NotFoundPage() {
  return (
    <Wrap className="pt-14 pb-20 md:pt-20 md:pb-28">
      <h1 className="mb-4 font-mono text-[clamp(72px,14vw,140px)] leading-none font-strong tracking-[-0.06em]">404</h1>
      <p className="mb-8 max-w-[52ch] text-lg text-ink-2">
        This page does not exist. It might have been moved or deleted, or the address was mistyped.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <a href={href('/')} className={buttonClass('primary', 'large')}>
          Back To Home
        </a>
        <a href={href('/tools')} className={buttonClass('plain', 'large')}>
          Browse Tools
        </a>
      </div>
      {/* Below the buttons, so that they do not move when it appears. */}
      <div data-script="site/scripts/suggestions.ts" hidden className="mt-8">
        <h2 className="mb-2 text-lead">Did you mean</h2>
        <ul className="grid gap-1.5">
          {places.map(({ slug, name, path, keywords }) => (
            <li key={slug} data-slug={slug} data-keywords={keywords.join('|')}>
              <a href={href(path)} className="py-1 font-strong underline decoration-accent underline-offset-4">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Wrap>
  )
}
