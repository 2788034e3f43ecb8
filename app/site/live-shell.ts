import { startToaster } from '#app/ui/feedback/toaster.ts'
import { startTooltip } from '#app/ui/feedback/tooltip.ts'
import { isApple } from '#app/ui/keys/key-names.ts'
import { startPhone } from '#app/ui/layout/phone.ts'
import { startMenus } from './menus.ts'
import { startSplit } from './split.ts'

/** Brings to life what the first act of the visitor asks for, as it is by now: a menu may be open already, and a toast be waiting. */
export function startShell(): void {
  if (isApple())
    for (const keys of document.querySelectorAll<HTMLElement>('[data-keys]')) keys.textContent = `⌘${keys.dataset.keys}`
  startMenus()
  startSplit()
  startPhone()
  startToaster(document.getElementById('toaster')!)
  startTooltip(document.getElementById('tooltip')!)
}
