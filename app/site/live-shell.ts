import { startToaster } from '#app/ui/toaster.ts'
import { startTooltip } from '#app/ui/tooltip.ts'
import { startMenus } from './menus.ts'

/** Brings menus, notifications and tooltip to life, as they are by now: a menu may be open already, and a toast be waiting. */
export function startShell(): void {
  startMenus()
  startToaster(document.getElementById('toaster')!)
  startTooltip(document.getElementById('tooltip')!)
}
