import Menu from 'lucide/dist/esm/icons/menu.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { href } from '#app/config.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import { ThemeMenu } from './theme-menu.tsx'

const links = [
  { name: 'Home', path: '/' },
  { name: 'Tools', path: '/tools' },
  { name: 'Blog', path: '/blog' },
  { name: 'Contact', path: '/contact' },
]

const isCurrent = (link: string, path: string) =>
  link === '/' ? path === '/' : path === link || path.startsWith(`${link}/`)

/** The main navigation: a row, or on a small screen a popover that a button opens, even without scripts. */
export const Navigation = ({ path, isCramped }: { path: string; isCramped: boolean }) => (
  <nav aria-label="Main" className={`main-nav ${isCramped ? 'main-nav-late' : ''}`}>
    <button type="button" aria-label="Toggle menu" popoverTarget="main-menu" className="icon-button group">
      <Icon of={Menu} size={18} className="group-aria-expanded:hidden" />
      <Icon of={X} size={18} className="not-group-aria-expanded:hidden" />
    </button>
    <ul id="main-menu" popover="auto">
      {links.map((link) => (
        <li key={link.path}>
          <a href={href(link.path)} aria-current={isCurrent(link.path, path) ? 'page' : undefined}>
            {link.name}
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
