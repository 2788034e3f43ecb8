import Lock from 'lucide/dist/esm/icons/lock.mjs'
import LockOpen from 'lucide/dist/esm/icons/lock-open.mjs'
import { numberDuplicates } from '#app/lib/number-duplicates.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Segmented } from '#app/ui/controls/segmented.tsx'
import { usePanel } from '#app/ui/layout/tabs.tsx'
import { copiedToast } from '#app/work/messages.ts'
import { CopyAction } from '#app/work/out/output-actions.tsx'
import { black, isReadable, judgeContrast, white } from './contrast.ts'
import { copyFailed, visions } from './messages.ts'
import { Dot, Tint } from './tint.tsx'
import type { PaletteTool } from './use-palette.ts'

const meanings = {
  AAA: 'enough for text, even by WCAG AAA',
  AA: 'enough for text',
  large: 'enough for large text only',
  no: 'too little for text',
}

function ContrastChip({ of: hex, ground, ratio }: { of: string; ground: 'white' | 'black'; ratio: number }) {
  const verdict = judgeContrast(ratio)
  return (
    <Tint
      of={ground === 'white' ? white : black}
      as="span"
      className={`flex h-7 items-center gap-1.5 rounded-control px-1.5 font-mono text-note font-strong min-[90rem]:px-2.25 ${isReadable(ratio) ? 'text-ok!' : 'text-warn!'}`}
    >
      <Dot of={hex} />
      <span>
        <span className="sr-only">Contrast against {ground} </span>
        <span>
          {ratio.toFixed(2)}
          <span className="sr-only">:1</span>
        </span>{' '}
        {verdict}
        <span className="sr-only">: {meanings[verdict]}</span>
      </span>
    </Tint>
  )
}

type Tool = Pick<PaletteTool, 'desk' | 'lock' | 'see'>

/** A color of the palette. Its label is a name that is unique in the palette. */
function SwatchCard({ desk, lock, see, place, label }: Tool & { place: number; label: string }) {
  const { palette, locks, settings } = desk.state
  const { hex, rgb, hsl, oklch, onWhite, onBlack, role } = palette.swatches[place]!
  const isLocked = locks.includes(place)
  const seen = see(hex)
  const give = (text: string) => ({ isEmpty: false, text: () => text, copied: copiedToast(text), copyFailed })
  return (
    <Tint as="li" of={seen ?? hex} className="swatch">
      <div className="swatch-tools">
        <Button
          variant="ghost"
          icon={isLocked ? Lock : LockOpen}
          aria-label={`Lock ${label}`}
          aria-pressed={isLocked}
          tip={isLocked ? 'Locked: stays when the palette changes' : 'Lock: keep it when the palette changes'}
          onClick={() => lock(place)}
        />
        <CopyAction {...give(hex)} label="" name={`Copy ${hex}`} tip="Copy" />
      </div>
      <p className="flex items-baseline gap-3 max-sm:pr-22">
        <b className="font-mono text-2xl leading-none font-heading tracking-tight">{hex}</b>
        <span className="font-mono text-note leading-tight lg:absolute lg:inset-[20px_48px_auto_14px]">
          {seen ? `${settings.vision} ${seen}` : role}
        </span>
      </p>
      <div className="swatch-values">
        {[rgb, hsl, oklch].map((text) => (
          <CopyAction key={text} {...give(text)} label={text} icon={null} tip="Copy" />
        ))}
      </div>
      <div className="flex flex-wrap gap-1 lg:max-xl:flex-col">
        <ContrastChip of={hex} ground="white" ratio={onWhite} />
        <ContrastChip of={hex} ground="black" ratio={onBlack} />
      </div>
    </Tint>
  )
}

/** The colors of a palette side by side, or stacked on a narrow screen. */
export function SwatchPane({ desk, lock, see, notes }: Tool & { notes: readonly string[] }) {
  const labels = numberDuplicates(desk.state.palette.swatches.map(({ hex }) => hex))
  const { attributes, className } = usePanel('Palette')
  return (
    <div {...attributes} className={`flex flex-auto flex-col lg:min-h-72 lg:basis-75 xl:min-h-60 ${className}`}>
      <ul aria-label="Palette" className="grid flex-auto auto-rows-fr lg:min-h-0 lg:grid-cols-5">
        {labels.map((label, place) => (
          <SwatchCard key={place} desk={desk} lock={lock} see={see} place={place} label={label} />
        ))}
      </ul>
      <div className="strip sm:hidden [&_.segment]:px-1.5">
        <SeeAs desk={desk} />
      </div>
      {notes.map((note) => (
        <p key={note} role="status" className="strip bg-warn-soft text-warn sm:hidden">
          {note}
        </p>
      ))}
    </div>
  )
}

/** The color vision that the preview simulates. */
export const SeeAs = ({ desk }: Pick<PaletteTool, 'desk'>) => (
  <Segmented
    label="See as"
    isLabelSeen
    value={desk.state.settings.vision}
    choices={visions}
    onChange={(vision) => desk.dispatch({ type: 'set', settings: { vision } })}
  />
)
