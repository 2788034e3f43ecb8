import Check from 'lucide/dist/esm/icons/check.mjs'
import Contrast from 'lucide/dist/esm/icons/contrast.mjs'
import Monitor from 'lucide/dist/esm/icons/monitor.mjs'
import Moon from 'lucide/dist/esm/icons/moon.mjs'
import Sun from 'lucide/dist/esm/icons/sun.mjs'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

const choices = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
]

/** The button and its menu of themes (WAI-ARIA menu button pattern); menus.ts lets one choose. */
export const ThemeMenu = () => (
  <div className="noscript:hidden">
    <button
      type="button"
      aria-label="Theme"
      aria-haspopup="menu"
      popoverTarget="theme-menu"
      data-tip="Theme"
      className={buttonClass('ghost', 'normal', 'px-2.5 [anchor-name:--theme]')}
    >
      <Icon of={Contrast} size={18} />
    </button>
    <div
      id="theme-menu"
      popover="auto"
      role="menu"
      aria-label="Theme"
      className="fixed inset-[56px_16px_auto_auto] min-w-40 rounded-panel border border-line-strong bg-surface p-1 text-ink shadow-float [position-anchor:--theme] [position-area:bottom_span-left] open:grid supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:mt-2"
    >
      {choices.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          role="menuitemradio"
          aria-checked={value === 'system'}
          tabIndex={-1}
          value={value}
          className="group flex items-center gap-2.5 rounded-control px-2.5 py-2 text-left text-body hover:bg-sunken focus-visible:bg-sunken focus-visible:outline-offset-[-2px]"
        >
          <Icon of={icon} />
          <span className="grow">{label}</span>
          <Icon of={Check} className="text-accent not-group-aria-checked:hidden" />
        </button>
      ))}
    </div>
  </div>
)
