import Menu from 'lucide/dist/esm/icons/menu.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { href } from '#app/config.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

const links = [
  { name: 'Home', path: '/' },
  { name: 'Tools', path: '/tools' },
  { name: 'Blog', path: '/blog' },
  { name: 'Contact', path: '/contact' },
]

const isCurrent = (link: string, path: string) =>
  link === '/' ? path === '/' : path === link || path.startsWith(`${link}/`)

/** The main navigation: a row, which on a small screen is a popover that its button opens, with or without scripts. */
export const Navigation = ({ path }: { path: string }) => (
  <nav aria-label="Main" className="text-body font-strong text-ink-2 max-md:order-last">
    <button
      type="button"
      aria-label="Toggle menu"
      popoverTarget="main-menu"
      className={buttonClass('plain', 'normal', 'group px-2.5 md:hidden')}
    >
      <Icon of={Menu} size={18} className="group-aria-expanded:hidden" />
      <Icon of={X} size={18} className="not-group-aria-expanded:hidden" />
    </button>
    <ul
      id="main-menu"
      popover="auto"
      className="w-full text-ink-2 max-md:fixed max-md:inset-[61px_0_auto] max-md:border-b max-md:border-line max-md:bg-paper max-md:px-4 max-md:py-2 max-md:shadow-float md:static md:flex md:gap-1 md:overflow-visible md:bg-transparent"
    >
      {links.map((link) => (
        <li key={link.path}>
          <a
            href={href(link.path)}
            aria-current={isCurrent(link.path, path) ? 'page' : undefined}
            className="block px-2.5 py-2 hover:text-ink aria-[current]:text-ink md:py-[19px] md:aria-[current]:shadow-[0_-2px_0_var(--color-accent)_inset] max-md:aria-[current]:font-heading"
          >
            {link.name}
          </a>
        </li>
      ))}
      <li className="py-2 sm:hidden">
        <a href={href('/tools')} className={buttonClass('primary', 'normal', 'w-full')}>
          Start Using Tools
        </a>
      </li>
    </ul>
  </nav>
)
