import { brand, href } from '#app/config.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Island } from '#app/ui/island.tsx'
import { BrandMark } from './brand-mark.tsx'
import Navigation from './islands/navigation.tsx'
import ThemeMenu from './islands/theme-menu.tsx'

export function Header({ path }: { path: string }) {
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-paper/92 backdrop-blur-[10px]">
      <div className="mx-auto flex min-h-[60px] max-w-[1200px] items-center gap-2 px-4 md:gap-7 md:px-6 noscript:max-md:flex-wrap noscript:max-md:gap-y-0 noscript:max-md:pt-3">
        <a href={href('/')} aria-label={`${brand} home`} className="rounded-control">
          <BrandMark />
        </a>
        <Island file="site/islands/navigation.tsx" part={Navigation} values={{ path }} />
        <span className="grow" />
        <Island file="site/islands/theme-menu.tsx" part={ThemeMenu} />
        <a href={href('/tools')} className={buttonClass('primary', 'normal', 'max-sm:hidden')}>
          Start Using Tools
        </a>
      </div>
    </header>
  )
}
