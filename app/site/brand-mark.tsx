import { brand } from '#app/config.ts'

/** The mark and the name: the dot is your data, it stays inside the brackets. */
export function BrandMark() {
  return (
    <span className="inline-flex items-center gap-2.25 text-lg leading-none font-heading tracking-[-0.02em]">
      <span aria-hidden="true" className="font-mono font-heading">
        [<span className="text-accent">•</span>]
      </span>
      {brand}
    </span>
  )
}
