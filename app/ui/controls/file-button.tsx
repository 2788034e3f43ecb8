import { buttonClass } from './button.tsx'
import { Icon, type IconNode } from './icon.tsx'

const look = buttonClass('ghost', 'small', 'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-ink')

type Props = {
  label: string
  icon?: IconNode
  accept?: string | undefined
  isMultiple?: boolean | undefined
  onFiles: (files: File[]) => void
}

/** A native file input drawn as a button. */
export function FileButton({ label, icon, accept, isMultiple = false, onFiles }: Props) {
  return (
    <label className={look}>
      {icon && <Icon of={icon} />}
      <span>{label}</span>
      <input
        type="file"
        accept={accept}
        multiple={isMultiple}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
