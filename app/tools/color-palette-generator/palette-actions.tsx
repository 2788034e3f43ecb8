import { now } from '#app/lib/clock.ts'
import { CopyAction, DownloadAction } from '#app/work/output-actions.tsx'
import { buildDownload, listHex, listRgb } from './exports.ts'
import type { Palette } from './harmony.ts'
import { copied, copyFailed, downloaded } from './messages.ts'

const copies = [
  { format: 'HEX', list: listHex },
  { format: 'RGB', list: listRgb },
]

/** What can be done with the palette as a whole. */
export const PaletteActions = ({ palette }: { palette: Palette }) => (
  <div className="flex max-sm:*:px-2">
    {copies.map(({ format, list }) => (
      <CopyAction
        key={format}
        label={
          <span>
            <span className="max-sm:sr-only">Copy </span>
            {format}
          </span>
        }
        isCompact={false}
        isEmpty={false}
        text={() => list(palette)}
        copied={copied(format)}
        copyFailed={copyFailed}
      />
    ))}
    <DownloadAction isEmpty={false} file={() => buildDownload(palette, now())} downloaded={downloaded} />
  </div>
)
