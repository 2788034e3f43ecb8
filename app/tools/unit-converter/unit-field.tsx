import Copy from 'lucide-react/icons/copy'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'

type Props = ComponentProps<typeof TextField> & {
  copyLabel: string
  onCopy: () => void
  /** What is said about the value beneath it. */
  children?: ReactNode
}

/** One of the two large fields, with its copy button beside the label. */
export function UnitField({ copyLabel, onCopy, children, ...field }: Props) {
  return (
    <div className="relative grid min-w-0 gap-1.5">
      <TextField {...field} className="[&>input]:h-16 [&>input]:text-[26px] [&>input]:tabular-nums" />
      <Button
        variant="ghost"
        size="small"
        isCompact
        aria-label={copyLabel}
        icon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />}
        disabled={!String(field.value ?? '').trim()}
        onClick={onCopy}
        className="absolute -top-2 -right-2"
      >
        Copy
      </Button>
      {children}
    </div>
  )
}
