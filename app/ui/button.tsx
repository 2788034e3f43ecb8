import type { ComponentProps } from 'react'
import { Icon, type IconNode } from './icon.tsx'

type Variant = 'plain' | 'primary' | 'ghost'
type Size = 'small' | 'normal' | 'large'

/** The look of a button, for links that act as one. */
export const buttonClass = (variant: Variant = 'plain', size: Size = 'normal', more = ''): string =>
  `button button-${variant} button-${size} ${more}`

type ButtonProps = ComponentProps<'button'> & {
  variant?: Variant
  size?: Size
  icon?: IconNode | null
  /** Shown after 700 ms of hovering, and on focus; also on a disabled button, to say why it is. */
  tip?: string | undefined
  /** Below this width only the icon is seen; the name stays for screen readers. */
  isCompact?: boolean
}

export function Button({
  variant = 'plain',
  size = 'normal',
  icon,
  tip,
  isCompact,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  const button = (
    <button
      type="button"
      className={buttonClass(variant, size, className)}
      data-tip={rest.disabled ? undefined : tip}
      {...rest}
    >
      {icon && <Icon of={icon} />}
      {isCompact ? <span className="max-sm:sr-only">{children}</span> : children}
    </button>
  )
  return tip && rest.disabled ? (
    <span className="inline-flex" data-tip={tip}>
      {button}
    </span>
  ) : (
    button
  )
}
