import Copy from 'lucide-react/icons/copy'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import { tellApart } from '#app/lib/tell-apart.ts'
import { Button, buttonIcon } from '#app/ui/button.tsx'
import type { Contrast } from './contrast.ts'
import type { Engine } from './engine.ts'
import type { Palette } from './harmony.ts'
import type { Vision } from './vision.ts'

const value =
  '-mx-1 rounded px-1 text-left font-mono text-[12.5px] leading-[1.65] text-ink-2 hover:bg-sunken hover:text-ink active:bg-line'

function ContrastTag({ ground, contrast }: { ground: string; contrast: Contrast }) {
  const verdict = contrast.isEnough ? 'enough for text' : 'too little for text'
  return (
    <span data-tip={`${contrast.text} on ${ground}: ${verdict}, WCAG AA asks for 4.5:1`} className="inline-flex gap-1">
      <span className="sr-only">Contrast against </span>
      {ground}{' '}
      <span
        className={`rounded px-1 text-[11.5px] leading-[1.55] font-[560] ${contrast.isEnough ? 'bg-ok-soft text-ok' : 'bg-warn-soft text-warn'}`}
      >
        {contrast.text}
      </span>
      <span className="sr-only"> {verdict}</span>
    </span>
  )
}

type SwatchProps = {
  engine: Engine
  hex: string
  /** The color by a name no other in the palette has. */
  label: string
  isLocked: boolean
  vision: { key: Vision; label: string } | null
  onCopy: (value: string) => void
  onLock: () => void
}

function Swatch({ engine, hex, label, isLocked, vision, onCopy, onLock }: SwatchProps) {
  const { rgb, hsl, oklch, onWhite, onBlack } = engine.describeColor(hex)
  const seen = vision && engine.simulateVision(hex, vision.key)
  return (
    <li className="grid min-w-0 grid-cols-[72px_1fr] border-line max-lg:not-first:border-t sm:grid-cols-[160px_1fr] lg:grid-cols-1 lg:grid-rows-[auto_1fr] lg:not-first:border-l">
      <div className="flex flex-col forced-color-adjust-none lg:h-31">
        <span className="grow" style={{ backgroundColor: hex }} />
        {seen && <span className="h-2/5" style={{ backgroundColor: seen }} />}
      </div>
      <div className="flex min-w-0 flex-col items-start px-3 pt-1.5 pb-3">
        <div className="flex w-full items-center">
          <b className="grow font-mono text-sm font-[560]">{hex}</b>
          <Button
            variant="ghost"
            size="small"
            icon={<Copy {...buttonIcon} />}
            aria-label={`Copy ${hex}`}
            tip="Copy"
            onClick={() => onCopy(hex)}
          />
          <Button
            variant="ghost"
            size="small"
            className="aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:forced-color-adjust-none"
            icon={isLocked ? <Lock {...buttonIcon} /> : <LockOpen {...buttonIcon} />}
            aria-label={`Lock ${label}`}
            aria-pressed={isLocked}
            tip={
              isLocked ? 'Locked: it stays when the palette is rebuilt' : 'Lock: keep it when the palette is rebuilt'
            }
            onClick={onLock}
          />
        </div>
        {[rgb, hsl, oklch].map((text) => (
          <button key={text} type="button" className={value} data-tip="Copy" onClick={() => onCopy(text)}>
            {text}
          </button>
        ))}
        {vision && (
          <p className="font-mono text-[12.5px] leading-[1.65] text-ink-2">
            {vision.label} {seen}
          </p>
        )}
        <p className="mt-1.5 flex flex-wrap gap-x-2 gap-y-1 font-mono text-[12.5px] leading-snug text-ink-2">
          <ContrastTag ground="white" contrast={onWhite} />
          <ContrastTag ground="black" contrast={onBlack} />
        </p>
      </div>
    </li>
  )
}

type Props = Omit<SwatchProps, 'hex' | 'label' | 'isLocked' | 'onLock'> & {
  palette: Palette
  locks: readonly number[]
  onLock: (place: number) => void
}

/** The colors of a palette side by side, one below the other where there is no room; what is no color is shown as text. */
export function SwatchList({ palette, locks, onLock, ...rest }: Props) {
  const labels = tellApart(palette.colors)
  const places = palette.colors.map((color, place) => ({ color, place, label: labels[place]! }))
  return (
    <ul aria-label="Palette" className="grid lg:grid-cols-5">
      {places.map(({ color, place, label }) =>
        palette.isParsed ? (
          <Swatch
            key={place}
            hex={color}
            label={label}
            isLocked={locks.includes(place)}
            onLock={() => onLock(place)}
            {...rest}
          />
        ) : (
          <li key={place} className="flex items-center gap-2 py-2 pr-1.5 pl-3.5 lg:col-span-5">
            <span className="min-w-0 grow font-mono text-sm wrap-anywhere whitespace-pre-wrap">{color}</span>
            <Button variant="ghost" isCompact icon={<Copy {...buttonIcon} />} onClick={() => rest.onCopy(color)}>
              Copy
            </Button>
          </li>
        ),
      )}
    </ul>
  )
}
