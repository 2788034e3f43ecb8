import type { ReactNode } from 'react'
import { isDark } from './contrast.ts'

// The policy lets no style attribute into a page that comes as HTML; a fill it does.
const Fill = ({ hex, className }: { hex: string; className: string }) => (
  <svg aria-hidden="true" className={className}>
    <rect width="100%" height="100%" fill={hex} />
  </svg>
)

type Props = { of: string; as?: 'div' | 'li' | 'span'; label?: string; className?: string; children: ReactNode }

/** A part of the page in a color, its words black or white, whichever is read better; with a label it is a picture. */
export const Tint = ({ of: hex, as: Tag = 'div', label, className = '', children }: Props) => (
  <Tag
    {...(label && { role: 'img', 'aria-label': label })}
    className={`tint ${isDark(hex) ? 'tint-dark' : 'tint-light'} ${className}`}
  >
    <Fill hex={hex} className="absolute inset-0 -z-1 size-full rounded-[inherit]" />
    {children}
  </Tag>
)

/** A small sample of a color, or a larger one by its class. */
export const Dot = ({
  of: hex,
  className = 'inline-block size-2.5 rounded-full',
}: {
  of: string
  className?: string
}) => <Fill hex={hex} className={`tint ${className}`} />
