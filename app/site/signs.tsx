import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** What every page can say by itself: the notifications (ui/toaster.ts) and the tooltip (ui/tooltip.ts). */
export const Signs = () => (
  <>
    <section
      id="toaster"
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed right-4 bottom-4 z-20 w-[min(380px,calc(100vw-2rem))]"
    >
      <ol className="grid gap-2" />
      <template>
        <li className="group pointer-events-auto flex items-start gap-3 rounded-panel border border-line-strong bg-surface p-3.5 text-body shadow-float">
          <Icon of={CircleCheck} size={18} className="mt-0.5 shrink-0 text-ok group-data-[tone=error]:hidden" />
          <Icon of={CircleAlert} size={18} className="mt-0.5 shrink-0 text-bad not-group-data-[tone=error]:hidden" />
          <div className="min-w-0 grow">
            <p className="font-strong" />
            <p className="text-ink-2" />
            <button type="button" className={buttonClass('plain', 'small', 'mt-2')} />
          </div>
          <button type="button" aria-label="Dismiss" className="-m-1 rounded-control p-1 text-ink-3 hover:text-ink">
            <Icon of={X} />
          </button>
        </li>
      </template>
    </section>
    <div
      id="tooltip"
      role="tooltip"
      popover="manual"
      className="fixed inset-auto max-w-72 rounded-control bg-ink px-2.5 py-1.5 text-small leading-snug text-paper shadow-float"
    />
  </>
)
