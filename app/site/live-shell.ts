import { isApple } from '#app/ui/key-names.ts'
import { startPhone } from '#app/ui/phone.ts'
import { startToaster } from '#app/ui/toaster.ts'
import { startTooltip } from '#app/ui/tooltip.ts'
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
