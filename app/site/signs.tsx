import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { buttonClass } from '#app/ui/button.tsx'

const look = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

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
          <CircleCheck {...look} className="mt-0.5 shrink-0 text-ok group-data-[tone=error]:hidden" />
          <CircleAlert {...look} className="mt-0.5 shrink-0 text-bad not-group-data-[tone=error]:hidden" />
          <div className="min-w-0 grow">
            <p className="font-[560]" />
            <p className="text-ink-2 empty:hidden" />
            <button type="button" className={buttonClass('plain', 'small', 'mt-2 empty:hidden')} />
          </div>
          <button type="button" aria-label="Dismiss" className="-m-1 rounded-control p-1 text-ink-3 hover:text-ink">
            <X {...look} size={16} />
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
