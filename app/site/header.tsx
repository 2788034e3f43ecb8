import Search from 'lucide/dist/esm/icons/search.mjs'
import { brand, href } from '#app/config.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import { BrandMark } from './brand-mark.tsx'
import { Navigation } from './navigation.tsx'
import { Switcher } from './switcher.tsx'
import { ThemeMenu } from './theme-menu.tsx'

export function Header({ path }: { path: string }) {
  const isTool = path.startsWith('/tools/')
  return (
    <header className="header">
      <a
        href={href('/')}
        aria-label={`${brand} home`}
        className="flex shrink-0 items-center rounded-control max-sm:min-h-11"
      >
        <BrandMark isShort={isTool} />
      </a>
      {isTool && <Switcher path={path} />}
      <Navigation path={path} isCramped={isTool} />
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
