import type { ReactNode } from 'react'
import type { Crumb } from '#app/lib/seo.ts'
import { Breadcrumb } from '#app/ui/controls/breadcrumb.tsx'
import { Wrap } from '#app/ui/layout/section.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Rail } from './rail.tsx'
import { Signs } from './toaster-markup.tsx'

type Props = { path: string; crumbs: readonly Crumb[]; children: ReactNode }

/** The frame of every page: skip link, header, breadcrumb, main, footer, notifications; on tool pages also the rail of all tools. */
export function Shell({ path, crumbs, children }: Props) {
  const isTool = path.startsWith('/tools/')
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-30 -translate-y-20 rounded-control bg-ink px-4 py-2.5 text-body font-strong text-paper focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      <Header path={path} />
      <div className={isTool ? 'beside-rail' : undefined}>
        {isTool && <Rail path={path} />}
        <div className="min-w-0">
          <main id="content" tabIndex={-1} className="outline-none">
            {!isTool && (
              <Wrap className={crumbs.length === 0 ? 'sr-only' : 'pt-5'}>
                <Breadcrumb crumbs={crumbs} />
              </Wrap>
            )}
            {children}
          </main>
          <Footer />
        </div>
      </div>
      <Signs />
    </>
  )
}
