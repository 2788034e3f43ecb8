import { startToaster } from '#app/ui/feedback/toaster.ts'
import { startTooltip } from '#app/ui/feedback/tooltip.ts'
import { isApple } from '#app/ui/keys/key-names.ts'
import { startPhone } from '#app/ui/layout/phone.ts'
import { startMenus } from './menus.ts'
import { startSplit } from './split.ts'

/** Starts the scripts of the shell. By now a menu may already be open and a toast may be waiting. */
export function startShell(): void {
  if (isApple())
    for (const keys of document.querySelectorAll<HTMLElement>('[data-keys]')) keys.textContent = `⌘${keys.dataset.keys}`
  startMenus()
  startSplit()
  startPhone()
  startToaster(document.getElementById('toaster')!)
  startTooltip(document.getElementById('tooltip')!)
}
