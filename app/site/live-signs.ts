import { startToaster } from '#app/ui/toaster.ts'
import { startTooltip } from '#app/ui/tooltip.ts'

/** Brings notifications and tooltip to life; what is under the pointer or has the focus by now counts. */
export function startSigns(): void {
  startToaster(document.getElementById('toaster')!)
  startTooltip(document.getElementById('tooltip')!)
}
