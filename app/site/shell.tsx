import { type ReactNode, useEffect } from 'react'
import type { Crumb } from '#app/lib/seo.ts'
import { dropHandOver } from '#app/offline/take-over.ts'
import { Toaster } from '#app/ui/toaster.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

type Props = { path: string; crumbs: readonly Crumb[]; children: ReactNode }

/** What every page stands in: skip link, header, breadcrumb, main, footer, notifications, tooltip. */
export function Shell({ path, crumbs, children }: Props) {
  useEffect(() => {
    // A tool has taken what was left for it by now; on any other page it was never fetched.
    dropHandOver()
    document.documentElement.dataset.hydrated = 'true'
  }, [])
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-30 -translate-y-20 rounded-control bg-ink px-4 py-2.5 text-body font-[560] text-paper focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      <Header path={path} />
      <main id="content" tabIndex={-1} className="outline-none">
        <Breadcrumb crumbs={crumbs} />
        {children}
      </main>
      <Footer />
      <Toaster label="Notifications" dismissLabel="Dismiss" />
      <Tooltip />
    </>
  )
}
