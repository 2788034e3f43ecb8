import Check from 'lucide/dist/esm/icons/check.mjs'
import Contrast from 'lucide/dist/esm/icons/contrast.mjs'
import Monitor from 'lucide/dist/esm/icons/monitor.mjs'
import Moon from 'lucide/dist/esm/icons/moon.mjs'
import Sun from 'lucide/dist/esm/icons/sun.mjs'
import { Icon } from '#app/ui/controls/icon.tsx'

const choices = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
]

/** The theme button and its menu (WAI-ARIA menu button pattern). theme.ts handles the presses. */
export const ThemeMenu = ({ id, className = '' }: { id: string; className?: string }) => (
  <div className={`noscript:hidden ${className}`}>
    <button
      type="button"
      aria-label="Theme"
      aria-haspopup="menu"
      popoverTarget={id}
      data-tip="Theme"
      className="icon-button"
    >
      <Icon of={Contrast} size={18} />
    </button>
    <div id={id} popover="auto" role="menu" aria-label="Theme" className="menu menu-right min-w-40">
      {choices.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          role="menuitemradio"
          aria-checked={value === 'system'}
          tabIndex={-1}
          data-theme-choice={value}
          popoverTarget={id}
          popoverTargetAction="hide"
          className="menu-item group"
        >
          <Icon of={icon} />
          <span className="grow">{label}</span>
          <Icon of={Check} className="not-group-aria-checked:hidden" />
        </button>
      ))}
    </div>
  </div>
)
