import { href } from '#app/config.ts'
import type { Crumb } from '#app/lib/seo.ts'

/** The whole trail, which always starts at home: `[]` → `[{ name: "Home", path: "/" }]` */
export const trailOf = (crumbs: readonly Crumb[]): Crumb[] => [{ name: 'Home', path: '/' }, ...crumbs]

/**
 * The trail to this page, the same as in its structured data. In the title row of a tool, only the parent page is visible, on a phone
 * nothing; a focused link appears over it, so that nothing moves.
 */
export function Breadcrumb({ crumbs, isInTitle = false }: { crumbs: readonly Crumb[]; isInTitle?: boolean }) {
  const trail = trailOf(crumbs)
  const last = trail.length - 1
  const hide = (index: number) => {
    if (!isInTitle) return ''
    return index === last - 1 ? 'hidden-crumb-phone' : 'hidden-crumb'
  }
  return (
    <nav aria-label="Breadcrumb" className={`shrink-0 text-body text-ink-2 ${isInTitle ? 'sm:relative sm:-mr-2' : ''}`}>
      <ol>
        {trail.map(({ name, path }, index) => (
          <li
            key={path}
            className={`inline not-last:after:text-ink-3 not-last:after:content-['_/_'/''] ${hide(index)}`}
          >
            {index < last ? (
              <a href={href(path)} className="py-1 hover:text-ink hover:underline max-sm:py-3">
                {name}
              </a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
