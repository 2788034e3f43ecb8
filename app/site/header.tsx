import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { brand, href } from '#app/config.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { BrandMark } from './brand-mark.tsx'
import { ThemeMenu } from './theme-menu.tsx'

const links = [
  { name: 'Home', path: '/' },
  { name: 'Tools', path: '/tools' },
  { name: 'Blog', path: '/blog' },
  { name: 'Contact', path: '/contact' },
]

const isCurrent = (link: string, path: string) =>
  link === '/' ? path === '/' : path === link || path.startsWith(`${link}/`)

export function Header({ path }: { path: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-paper/92 backdrop-blur-[10px]">
      <div className="mx-auto flex h-[60px] max-w-[1200px] items-center gap-2 px-4 md:gap-7 md:px-6">
        <a href={href('/')} aria-label={`${brand} home`} className="rounded-control">
          <BrandMark />
        </a>
        <nav
          id="main-navigation"
          aria-label="Main"
          className={`text-sm font-medium text-ink-2 md:flex md:gap-1 max-md:absolute max-md:inset-x-0 max-md:top-full max-md:border-b max-md:border-line max-md:bg-paper max-md:px-4 max-md:py-2 max-md:shadow-float ${isOpen ? '' : 'max-md:hidden'}`}
        >
          {links.map((link) => (
            <a
              key={link.path}
              href={href(link.path)}
              aria-current={isCurrent(link.path, path) ? 'page' : undefined}
              onClick={() => setOpen(false)}
              className="block px-2.5 py-2 hover:text-ink aria-[current]:text-ink md:py-[19px] md:aria-[current]:shadow-[0_-2px_0_var(--color-accent)_inset] max-md:aria-[current]:font-[620]"
            >
              {link.name}
            </a>
          ))}
        </nav>
        <span className="grow" />
        <ThemeMenu />
        <a href={href('/tools')} className={buttonClass('primary', 'normal', 'max-sm:hidden')}>
          Start Using Tools
        </a>
        <button
          type="button"
          aria-label="Toggle menu"
          aria-expanded={isOpen}
          aria-controls="main-navigation"
          onClick={() => setOpen(!isOpen)}
          className={buttonClass('plain', 'normal', 'px-2.5 md:hidden')}
        >
          {isOpen ? (
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <Menu size={18} strokeWidth={1.75} aria-hidden="true" />
          )}
        </button>
      </div>
    </header>
  )
}
