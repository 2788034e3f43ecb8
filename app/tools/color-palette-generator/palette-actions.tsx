import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { Button, buttonIcon } from '#app/ui/button.tsx'
import type { PaletteTool } from './use-palette.ts'

/** What can be done with the palette as a whole. */
export function PaletteActions({ tool: { copyHex, copyRgb, download } }: { tool: PaletteTool }) {
  const copies = [
    { name: 'HEX', copy: copyHex },
    { name: 'RGB', copy: copyRgb },
  ]
  return (
    <>
      {copies.map(({ name, copy }) => (
        <Button key={name} variant="ghost" className="max-sm:px-2" icon={<Copy {...buttonIcon} />} onClick={copy}>
          <span>
            <span className="max-sm:sr-only">Copy </span>
            {name}
          </span>
        </Button>
      ))}
      <Button variant="ghost" isCompact icon={<Download {...buttonIcon} />} onClick={download}>
        Download
      </Button>
    </>
  )
}
