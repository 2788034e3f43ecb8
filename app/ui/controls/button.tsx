import type { ComponentProps } from 'react'
import { Icon, type IconNode } from './icon.tsx'

// Full class names: a document gets only the styles that its HTML or scripts name.
const variants = { plain: 'button-plain', primary: 'button-primary', ghost: 'button-ghost' }
type Variant = keyof typeof variants
const sizes = { small: 'button-small', normal: 'button-normal', large: 'button-large' }
type Size = keyof typeof sizes

/** The look of a button, for links that act like one. */
export const buttonClass = (variant: Variant = 'plain', size: Size = 'normal', more = ''): string =>
  `button ${variants[variant]} ${sizes[size]} ${more}`

type Props = ComponentProps<'button'> & {
  variant?: Variant
  size?: Size
  icon?: IconNode | null
  /** Shown after 700 ms of hover or focus; also on a disabled button, to say why it is disabled. */
  tip?: string | undefined
}

export function Button({ variant, size, icon, tip, className, children, ...rest }: Props) {
  const button = (
    <button
      type="button"
      className={buttonClass(variant, size, className)}
      data-tip={rest.disabled ? undefined : tip}
      {...rest}
    >
      {icon && <Icon of={icon} size={15} />}
      {children}
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
