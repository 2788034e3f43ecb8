import type { ComponentProps, ReactNode } from 'react'
import { TextField } from '#app/ui/field.tsx'
import { CopyValue } from './copy-value.tsx'

type Props = ComponentProps<typeof TextField> & {
  value: string
  copyLabel: string
  /** What is said about the value beneath it. */
  children?: ReactNode
}

/** One of the two large fields, with its copy button beside the label. */
export function UnitField({ copyLabel, children, ...field }: Props) {
  return (
    <div className="relative grid min-w-0 gap-1.5">
      <TextField {...field} className="[&>input]:h-16 [&>input]:text-2xl [&>input]:tabular-nums" />
      <div className="absolute -top-2 -right-2">
        <CopyValue name={copyLabel} text={field.value} label={field.label} />
      </div>
      {children}
    </div>
  )
}
