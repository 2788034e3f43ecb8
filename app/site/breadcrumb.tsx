import { href } from '#app/config.ts'
import type { Crumb } from '#app/lib/seo.ts'
import { Wrap } from '#app/ui/section.tsx'

/** The whole way, which always begins at home: `[]` → `[{ name: "Home", path: "/" }]` */
export const trailOf = (crumbs: readonly Crumb[]): Crumb[] => [{ name: 'Home', path: '/' }, ...crumbs]

/** The way to this page, the same as in its structured data; the home page, which is its own way, only says it. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const trail = trailOf(crumbs)
  return (
    <nav aria-label="Breadcrumb" className={crumbs.length === 0 ? 'sr-only' : 'font-mono text-note text-ink-3'}>
      <Wrap className="pt-5 md:pt-7">
        <ol>
          {trail.map(({ name, path }, index) => (
            <li key={path} className="inline not-last:after:content-['_/_'/'']">
              {index < trail.length - 1 ? (
                <a href={href(path)} className="py-1 hover:text-ink hover:underline">
                  {name}
                </a>
              ) : (
                <span aria-current="page">{name}</span>
              )}
            </li>
          ))}
        </ol>
      </Wrap>
    </nav>
  )
}
