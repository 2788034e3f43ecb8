import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { TextField } from '#app/ui/controls/field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'className'> & {
  value: string /** Shown inside the field, at the end. */
  action: ReactNode
}

/** One of the two large fields. A longer number gets smaller text. */
export function FigureField({ action, value, ...field }: Props) {
  const figures = value === '' ? undefined : ({ '--figures': value.length } as CSSProperties)
  return (
    <div className="figure-field max-sm:col-span-3">
      <TextField value={value} {...(figures && { style: figures })} {...field} />
      <div className="absolute right-2 bottom-2 grid h-19 place-items-center max-sm:right-0.5 max-sm:h-14">
        {action}
      </div>
    </div>
  )
}
