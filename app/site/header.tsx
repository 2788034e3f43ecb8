import { brand, href } from '#app/config.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { BrandMark } from './brand-mark.tsx'
import { Navigation } from './navigation.tsx'
import { ThemeMenu } from './theme-menu.tsx'

export function Header({ path }: { path: string }) {
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-paper/92 backdrop-blur-[10px]">
      <div className="mx-auto flex min-h-[60px] max-w-[1200px] items-center gap-2 px-4 md:gap-7 md:px-6">
        <a href={href('/')} aria-label={`${brand} home`} className="rounded-control">
          <BrandMark />
        </a>
        <Navigation path={path} />
        <span className="grow" />
        <ThemeMenu />
        <a href={href('/tools')} className={buttonClass('primary', 'normal', 'max-sm:hidden')}>
          Start Using Tools
        </a>
      </div>
    </header>
  )
}
