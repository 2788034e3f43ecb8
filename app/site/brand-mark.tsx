import { brand } from '#app/config.ts'

/** The mark and the name: the dot is your data, it stays inside the brackets. With `isShort` a phone shows only the mark. */
export const BrandMark = ({ isShort = false }: { isShort?: boolean }) => (
  <span className="inline-flex items-center gap-2.25 text-lg leading-none font-heading tracking-[-0.02em]">
    <span aria-hidden="true" className="font-mono">
      [<span className="text-accent">•</span>]
    </span>
    <span className={isShort ? 'max-sm:hidden' : undefined}>{brand}</span>
  </span>
)
