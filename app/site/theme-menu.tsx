import Check from 'lucide-react/icons/check'
import Contrast from 'lucide-react/icons/contrast'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { buttonClass } from '#app/ui/button.tsx'

const look = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
const choices = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'System', Icon: Monitor },
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
      <Contrast {...look} size={18} />
    </button>
    <div
      id="theme-menu"
      popover="auto"
      role="menu"
      aria-label="Theme"
      className="fixed inset-[56px_16px_auto_auto] min-w-40 rounded-panel border border-line-strong bg-surface p-1 text-ink shadow-float [position-anchor:--theme] [position-area:bottom_span-left] open:grid supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:mt-2"
    >
      {choices.map(({ value, label, Icon }) => (
        <button
          key={value}
          type="button"
          role="menuitemradio"
          aria-checked={value === 'system'}
          tabIndex={-1}
          value={value}
          className="group flex items-center gap-2.5 rounded-control px-2.5 py-2 text-left text-body hover:bg-sunken focus-visible:bg-sunken focus-visible:outline-offset-[-2px]"
        >
          <Icon {...look} />
          <span className="grow">{label}</span>
          <Check {...look} className="text-accent not-group-aria-checked:hidden" />
        </button>
      ))}
    </div>
  </div>
)
