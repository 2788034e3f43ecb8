import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { href } from '#app/config.ts'
import { buttonClass } from '#app/ui/button.tsx'

const links = [
  { name: 'Home', path: '/' },
  { name: 'Tools', path: '/tools' },
  { name: 'Blog', path: '/blog' },
  { name: 'Contact', path: '/contact' },
]

const isCurrent = (link: string, path: string) =>
  link === '/' ? path === '/' : path === link || path.startsWith(`${link}/`)

/** The main navigation; on a small screen a button discloses it, and without scripts it stands open in a row of its own. */
export default function Navigation({ path }: { path: string }) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const Icon = isOpen ? X : Menu

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false)
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    const listening = new AbortController()
    document.addEventListener('pointerdown', closeOutside, listening)
    document.addEventListener('focusin', closeOutside, listening)
    document.addEventListener('keydown', closeByKey, listening)
    return () => listening.abort()
  }, [isOpen])

  return (
    <nav
      ref={root}
      aria-label="Main"
      className="text-body font-medium text-ink-2 max-md:order-last noscript:max-md:w-full"
    >
      <button
        ref={toggle}
        type="button"
        aria-label="Toggle menu"
        aria-expanded={isOpen}
        aria-controls="main-menu"
        onClick={() => setOpen(!isOpen)}
        className={buttonClass('plain', 'normal', 'px-2.5 md:hidden noscript:hidden')}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <ul
        id="main-menu"
        className={`md:flex md:gap-1 max-md:absolute max-md:inset-x-0 max-md:top-full max-md:border-b max-md:border-line max-md:bg-paper max-md:px-4 max-md:py-2 max-md:shadow-float noscript:max-md:static noscript:max-md:flex noscript:max-md:border-0 noscript:max-md:px-0 noscript:max-md:py-0 noscript:max-md:shadow-none ${isOpen ? '' : 'max-md:hidden'}`}
      >
        {links.map((link) => (
          <li key={link.path}>
            <a
              href={href(link.path)}
              aria-current={isCurrent(link.path, path) ? 'page' : undefined}
              onClick={() => setOpen(false)}
              className="block px-2.5 py-2 hover:text-ink aria-[current]:text-ink md:py-[19px] md:aria-[current]:shadow-[0_-2px_0_var(--color-accent)_inset] max-md:aria-[current]:font-[620]"
            >
              {link.name}
            </a>
          </li>
        ))}
        <li className="py-2 sm:hidden noscript:hidden">
          <a
            href={href('/tools')}
            onClick={() => setOpen(false)}
            className={buttonClass('primary', 'normal', 'w-full')}
          >
            Start Using Tools
          </a>
        </li>
      </ul>
    </nav>
  )
}
