import type { ReactNode } from 'react'
import { isDark } from './contrast.ts'

// The page's policy blocks style attributes in HTML, but not an SVG fill.
const Fill = ({ hex, className }: { hex: string; className: string }) => (
  <svg aria-hidden="true" className={className}>
    <rect width="100%" height="100%" fill={hex} />
  </svg>
)

type Props = { of: string; as?: 'div' | 'li' | 'span'; label?: string; className?: string; children: ReactNode }

/** A colored part of the page with black or white text, whichever is more readable. With a label it is an image. */
export const Tint = ({ of: hex, as: Tag = 'div', label, className = '', children }: Props) => (
  <Tag
    {...(label && { role: 'img', 'aria-label': label })}
    className={`tint ${isDark(hex) ? 'tint-dark' : 'tint-light'} ${className}`}
  >
    <Fill hex={hex} className="absolute inset-0 -z-1 size-full rounded-[inherit]" />
    {children}
  </Tag>
)

/** A small color sample; `className` can make it larger. */
export const Dot = ({ of, className = 'inline-block size-2.5 rounded-full' }: Pick<Props, 'of' | 'className'>) => (
  <Fill hex={of} className={`tint ${className}`} />
)
