import { createElement } from 'react'

/** An icon as data: its SVG elements. */
export type IconNode = readonly (readonly [tag: string, attributes: object])[]

type Props = { of: IconNode; size?: number; className?: string }

/** An icon next to text that says the same; the style sheet sets its stroke. */
export const Icon = ({ of, size = 16, className = '' }: Props) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} className={`icon ${className}`}>
    {of.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </svg>
)
