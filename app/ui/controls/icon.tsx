import type { JSX } from 'react'

/** An icon as data: the elements of its picture. */
export type IconNode = readonly (readonly [tag: string, attributes: object])[]

type Props = { of: IconNode; size?: number; className?: string }

/** A picture beside words that say the same; style and stroke are the style sheet's. */
export const Icon = ({ of, size = 16, className = '' }: Props) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} className={`icon ${className}`}>
    {of.map(([tag, attributes], index) => {
      const Tag = tag as keyof JSX.IntrinsicElements
      return <Tag key={index} {...attributes} />
    })}
  </svg>
)
