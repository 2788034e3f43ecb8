import type { ReactNode } from 'react'
import type { Crumb } from '#app/lib/seo.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Signs } from './signs.tsx'

type Props = { path: string; crumbs: readonly Crumb[]; children: ReactNode }

/** What every page stands in: skip link, header, breadcrumb, main, footer, notifications, tooltip. */
export const Shell = ({ path, crumbs, children }: Props) => (
  <>
    <a
      href="#content"
      className="fixed top-2 left-2 z-30 -translate-y-20 rounded-control bg-ink px-4 py-2.5 text-body font-strong text-paper focus-visible:translate-y-0"
    >
      Skip to content
    </a>
    <Header path={path} />
    <main id="content" tabIndex={-1} className="outline-none">
      <Breadcrumb crumbs={crumbs} />
      {children}
    </main>
    <Footer />
    <Signs />
  </>
)
