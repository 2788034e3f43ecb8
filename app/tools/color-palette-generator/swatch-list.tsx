import Lock from 'lucide/dist/esm/icons/lock.mjs'
import LockOpen from 'lucide/dist/esm/icons/lock-open.mjs'
import { tellApart } from '#app/lib/tell-apart.ts'
import { Button } from '#app/ui/button.tsx'
import { copyOutput } from '#app/work/give.ts'
import { CopyAction } from '#app/work/output-actions.tsx'
import type { Palette } from './harmony.ts'
import { copiedValue, copyFailed } from './messages.ts'
import type { Contrast, Swatch } from './swatch.ts'
import { type VisionChoice, visionChoices } from './vision.data.ts'

const value =
  '-mx-1 min-h-6 rounded px-1 text-left font-mono text-note text-ink-2 hover:bg-sunken hover:text-ink active:bg-line'

// The policy lets no style attribute into a page that comes as HTML; a fill it does.
const ColorBlock = ({ hex, className }: { hex: string; className: string }) => (
  <svg aria-hidden="true" className={`w-full ${className}`}>
    <rect width="100%" height="100%" fill={hex} />
  </svg>
)

function ContrastTag({ ground, contrast }: { ground: string; contrast: Contrast }) {
  const verdict = contrast.isEnough ? 'enough for text' : 'too little for text'
  return (
    <span data-tip={`${contrast.text} on ${ground}: ${verdict}, WCAG AA asks for 4.5:1`} className="inline-flex gap-1">
      <span className="sr-only">Contrast against </span>
      {ground}{' '}
      <span
        className={`rounded px-1 text-note leading-[1.55] font-strong ${contrast.isEnough ? 'bg-ok-soft text-ok' : 'bg-warn-soft text-warn'}`}
      >
        {contrast.text}
      </span>
      <span className="sr-only"> {verdict}</span>
    </span>
  )
}

type CardProps = {
  swatch: Swatch
  /** The color by a name no other in the palette has. */
  label: string
  isLocked: boolean
  vision: VisionChoice
  onLock: () => void
}

function SwatchCard({ swatch, label, isLocked, vision, onLock }: CardProps) {
  const { hex, rgb, hsl, oklch, onWhite, onBlack } = swatch
  const seen = vision === 'none' ? undefined : swatch.seen[vision]
  const visionName = visionChoices.find((choice) => choice.value === vision)?.label
  return (
    <li className="grid min-w-0 grid-cols-[72px_1fr] border-line max-lg:not-first:border-t sm:grid-cols-[160px_1fr] lg:grid-cols-1 lg:grid-rows-[auto_1fr] lg:not-first:border-l">
      <div className="flex flex-col forced-color-adjust-none lg:h-31">
        <ColorBlock hex={hex} className="h-0 grow" />
        {seen && <ColorBlock hex={seen} className="h-2/5" />}
      </div>
      <div className="flex min-w-0 flex-col items-start px-3 pt-1.5 pb-3">
        <div className="flex w-full items-center">
          <b className="grow font-mono text-body font-strong">{hex}</b>
          <CopyAction
            size="small"
            label=""
            name={`Copy ${hex}`}
            tip="Copy"
            isCompact={false}
            isEmpty={false}
            text={() => hex}
            copied={copiedValue(hex)}
            copyFailed={copyFailed}
          />
          <Button
            variant="ghost"
            size="small"
            className="aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:forced-color-adjust-none"
            icon={isLocked ? Lock : LockOpen}
            aria-label={`Lock ${label}`}
            aria-pressed={isLocked}
            tip={
              isLocked ? 'Locked: it stays when the palette is rebuilt' : 'Lock: keep it when the palette is rebuilt'
            }
            onClick={onLock}
          />
        </div>
        {[rgb, hsl, oklch].map((text) => (
          <button
            key={text}
            type="button"
            className={value}
            data-tip="Copy"
            onClick={() => void copyOutput(text, copiedValue(text), copyFailed)}
          >
            {text}
          </button>
        ))}
        {seen && (
          <p className="font-mono text-note leading-[1.65] text-ink-2">
            {visionName} {seen}
          </p>
        )}
        <p className="mt-1.5 flex flex-wrap gap-x-2 gap-y-1 font-mono text-note leading-snug text-ink-2">
          <ContrastTag ground="white" contrast={onWhite} />
          <ContrastTag ground="black" contrast={onBlack} />
        </p>
      </div>
    </li>
  )
}

type Props = Pick<CardProps, 'vision'> & {
  palette: Palette
  locks: readonly number[]
  onLock: (place: number) => void
}

/** The colors of a palette side by side, one below the other where there is no room. */
export function SwatchList({ palette: { swatches }, locks, vision, onLock }: Props) {
  const labels = tellApart(swatches.map(({ hex }) => hex))
  const cards = swatches.map((swatch, place) => ({ swatch, place, label: labels[place]! }))
  return (
    <ul aria-label="Palette" className="grid lg:grid-cols-5">
      {cards.map(({ swatch, place, label }) => (
        <SwatchCard
          key={place}
          swatch={swatch}
          label={label}
          isLocked={locks.includes(place)}
          vision={vision}
          onLock={() => onLock(place)}
        />
      ))}
    </ul>
  )
}
