import { type DragEvent, type ReactNode, useState } from 'react'
import { buttonClass } from './button.tsx'

type Props = {
  label: string
  icon?: ReactNode
  accept?: string
  isMultiple?: boolean
  onFiles: (files: File[]) => void
}

/** A native file input drawn as a button. */
export function FileButton({ label, icon, accept, isMultiple = false, onFiles }: Props) {
  return (
    <label
      className={buttonClass(
        'ghost',
        'normal',
        'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent',
      )}
    >
      {icon}
      <span className="max-sm:sr-only">{label}</span>
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

/** Takes files dropped on an element, or all that was dropped: spread `handlers` on it and show `isOver`. */
export function useFileDrop(onFiles: (files: File[]) => void, onTransfer?: (transfer: DataTransfer) => void) {
  const [depth, setDepth] = useState(0)
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (holdsFiles(event)) setDepth((value) => value + 1)
    },
    onDragLeave: (event: DragEvent) => {
      if (holdsFiles(event)) setDepth((value) => Math.max(value - 1, 0))
    },
    onDragOver: (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setDepth(0)
      if (onTransfer) return onTransfer(event.dataTransfer)
      const files = [...event.dataTransfer.files]
      if (files.length > 0) onFiles(files)
    },
  }
  return { isOver: depth > 0, handlers }
}
