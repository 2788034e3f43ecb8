import type { ComponentProps } from 'react'
import { Icon, type IconNode } from './icon.tsx'

type Variant = 'plain' | 'primary' | 'ghost'
type Size = 'small' | 'normal' | 'large'

const base =
  'inline-flex items-center justify-center gap-2 rounded-control border font-[520] whitespace-nowrap transition-colors duration-120 select-none disabled:pointer-events-none disabled:opacity-45 aria-busy:cursor-progress'
const variants: Record<Variant, string> = {
  plain: 'border-control bg-surface text-ink hover:bg-sunken active:bg-line',
  primary:
    'border-accent bg-accent text-accent-ink hover:bg-[color-mix(in_oklab,var(--color-accent)_88%,var(--color-ink))] active:bg-[color-mix(in_oklab,var(--color-accent)_76%,var(--color-ink))]',
  ghost: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink active:bg-line',
}
const sizes: Record<Size, string> = {
  small: 'h-[30px] px-2 text-small',
  normal: 'h-9 px-3.5 text-body',
  large: 'h-[46px] px-5 text-lead',
}

/** The look of a button, for links that act as one. */
export const buttonClass = (variant: Variant = 'plain', size: Size = 'normal', more = ''): string =>
  `${base} ${variants[variant]} ${sizes[size]} ${more}`

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
