import FolderOpen from 'lucide/dist/esm/icons/folder-open.mjs'
import { FileButton } from '#app/ui/controls/file-button.tsx'
import type { Desk } from '../bench/use-desk.ts'
import { openFileLabel } from '../messages.ts'

type Props = {
  desk: Pick<Desk<never, never>, 'receive'>
  accept?: string | undefined
  isMultiple?: boolean | undefined
}

export const OpenFile = ({ desk, accept, isMultiple = false }: Props) => (
  <FileButton
    label={openFileLabel}
    icon={FolderOpen}
    {...(accept && { accept })}
    isMultiple={isMultiple}
    onFiles={desk.receive}
  />
)
