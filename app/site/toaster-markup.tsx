import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'

/** The notifications of every page (ui/feedback/toaster.ts). */
export const Signs = () => (
  <section id="toaster" aria-label="Notifications" aria-live="polite" className="toaster">
    <ol className="grid justify-items-end gap-2" />
    <template>
      <li className="group toast">
        <Icon of={CircleCheck} className="shrink-0 text-ok group-data-[tone=error]:hidden" />
        <Icon of={CircleAlert} className="shrink-0 text-bad not-group-data-[tone=error]:hidden" />
        <div className="min-w-0 grow py-2 leading-snug max-sm:py-0.5 max-sm:leading-tight">
          <p className="mr-1.5 inline font-strong" /> <p className="inline text-ink-2" />
        </div>
        <button type="button" className={buttonClass('plain', 'small', 'toast-button')} />
        <button type="button" aria-label="Dismiss" className="icon-button toast-button -mr-1.5 shrink-0">
          <Icon of={X} />
        </button>
      </li>
    </template>
  </section>
)
