import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import type { ReactNode } from 'react'
import type { Crumb } from '#app/lib/seo.ts'
import { Breadcrumb } from '#app/ui/controls/breadcrumb.tsx'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import { Wrap } from '#app/ui/layout/section.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Rail } from './rail.tsx'

/** The notifications of every page (ui/feedback/toaster.ts). */
const Notifications = () => (
  <section id="toaster" aria-label="Notifications" aria-live="polite" className="toaster">
    <ol className="grid justify-items-end gap-2" />
    <template>
      <li className="group toast">
        <Icon of={CircleCheck} className="shrink-0 text-ok group-data-[tone=error]:hidden" />
        <Icon of={CircleAlert} className="shrink-0 text-bad not-group-data-[tone=error]:hidden" />
        <div className="min-w-0 grow py-1 leading-[17px] max-sm:py-0.5 max-sm:leading-tight">
          <p className="mr-1.5 inline font-strong" /> <p className="inline text-ink-2" />
        </div>
        <button type="button" className={buttonClass('plain', 'small', 'toast-button')} />
        <button type="button" aria-label="Dismiss" className="icon-button toast-button sm:size-7 -mr-1.5 shrink-0">
          <Icon of={X} />
        </button>
      </li>
    </template>
  </section>
)

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
      <Notifications />
    </>
  )
}
