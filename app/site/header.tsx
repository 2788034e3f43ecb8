import Check from 'lucide/dist/esm/icons/check.mjs'
import Contrast from 'lucide/dist/esm/icons/contrast.mjs'
import Menu from 'lucide/dist/esm/icons/menu.mjs'
import Monitor from 'lucide/dist/esm/icons/monitor.mjs'
import Moon from 'lucide/dist/esm/icons/moon.mjs'
import Search from 'lucide/dist/esm/icons/search.mjs'
import Sun from 'lucide/dist/esm/icons/sun.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { brand, href } from '#app/config.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import { Switcher } from './rail.tsx'

/** The mark and the name: the dot is your data, it stays inside the brackets. With `isShort` a phone shows only the mark. */
export const BrandMark = ({ isShort = false }) => (
  <span className="inline-flex items-center gap-2.25 text-lg leading-none font-heading tracking-[-0.02em]">
    <span aria-hidden="true" className="font-mono">
      [<span className="text-accent">•</span>]
    </span>
    <span className={isShort ? 'max-sm:hidden' : undefined}>{brand}</span>
  </span>
)

const themes = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
]

/** The theme button and its menu (WAI-ARIA menu button pattern). theme.ts handles the presses. */
const ThemeMenu = ({ id, className = '' }: { id: string; className?: string }) => (
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
      {themes.map(({ value, label, icon }) => (
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

const links = { Home: '/', Tools: '/tools', Blog: '/blog', Contact: '/contact' }

/** The main navigation: a row, or on a small screen a popover that a button opens, even without scripts. */
const Navigation = ({ path, isTool }: { path: string; isTool: boolean }) => (
  <nav aria-label="Main" className={`main-nav ${isTool ? 'main-nav-late' : ''}`}>
    <button type="button" aria-label="Toggle menu" popoverTarget="main-menu" className="icon-button group">
      <Icon of={Menu} size={18} className="group-aria-expanded:hidden" />
      <Icon of={X} size={18} className="not-group-aria-expanded:hidden" />
    </button>
    <ul id="main-menu" popover="auto">
      {Object.entries(links).map(([name, link]) => (
        <li key={link}>
          <a href={href(link)} aria-current={path === link || path.startsWith(`${link}/`) ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
      <li className="flex items-center justify-between gap-3 py-2 sm:hidden">
        <a href={href('/tools')} className={buttonClass('plain', 'large', 'grow')}>
          Start Using Tools
        </a>
        <ThemeMenu id="theme-menu-phone" />
      </li>
    </ul>
  </nav>
)

export function Header({ path }: { path: string }) {
  const isTool = path.startsWith('/tools/')
  return (
    <header className="header">
      <a
        href={href('/')}
        aria-label={`${brand} home`}
        className="flex min-h-8 shrink-0 items-center rounded-control max-sm:min-h-11"
      >
        <BrandMark isShort={isTool} />
      </a>
      {isTool && <Switcher path={path} />}
      <Navigation path={path} isTool={isTool} />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        data-command="palette"
        className="finder noscript:hidden"
      >
        <Icon of={Search} className="shrink-0" />
        <span className="max-lg:sr-only">Find a tool</span>
        <span aria-hidden="true" data-keys="K" className="kbd ml-auto border-line-strong">
          Ctrl K
        </span>
      </button>
      <a href={href('/tools')} aria-label="Find a tool" className="finder hidden noscript:flex">
        <Icon of={Search} className="shrink-0" />
        <span className="max-lg:hidden">Find a tool</span>
      </a>
      <ThemeMenu id="theme-menu" className="max-sm:hidden" />
      <a href={href('/tools')} className={buttonClass('plain', 'small', 'h-8! px-3 max-sm:hidden')}>
        Start Using Tools
      </a>
      <div
        id="tooltip"
        role="tooltip"
        popover="manual"
        className="fixed inset-auto max-w-72 rounded-control bg-ink px-2.5 py-1.5 text-small leading-snug text-paper shadow-float"
      />
    </header>
  )
}
