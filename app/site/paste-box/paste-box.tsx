import type { ReactNode } from 'react'
import { formatSize } from '#app/lib/bytes.ts'
import { sampleSize } from '#app/tools/traits.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { ReplacementLine } from '#app/ui/text-pane/replacement-line.ts'
import { undoByKey } from '#app/work/bench/undo-button.tsx'
import { DropOverlay } from '#app/work/in/drop-overlay.tsx'
import { InputPane } from '#app/work/in/input-pane.tsx'
import { notText, textCleared, tryAgain } from '#app/work/messages.ts'
import { Evidence } from './evidence.tsx'
import { asItIs, awaited, describePasted, fileStuck, invitation, textStuck, traitsMissing } from './messages.ts'
import type { ShownOffer } from './offers.ts'
import { isDemonstration, isLike } from './state.ts'
import { usePasteBox } from './use-paste-box.ts'

type OffersProps = Pick<ReturnType<typeof usePasteBox>, 'offers' | 'passing' | 'choose'>

type OfferButtonProps = Pick<OffersProps, 'passing' | 'choose'> & {
  offer: ShownOffer
  /** What the tool is opened for, if the name of the tool does not say it. */
  purpose?: string
  variant?: 'primary' | 'plain'
  className: string
  children: ReactNode
}

/** Passes the input to a tool and opens it. If the input cannot be passed on, a plain link. */
function OfferButton({
  offer,
  passing,
  choose,
  purpose = '',
  variant = 'plain',
  className,
  children,
}: OfferButtonProps) {
  const { name, address, kind, action, isStuck } = offer
  return isStuck ? (
    <a href={address} aria-label={`Open: ${name}${purpose}`} className={buttonClass(variant, 'normal', className)}>
      {children}
    </a>
  ) : (
    <Button
      variant={variant}
      className={className}
      aria-label={`${action}: ${kind}`}
      aria-busy={passing !== null && isLike(offer, passing)}
      tip={`Opens ${name}`}
      onClick={() => void choose(offer)}
    >
      {children}
    </Button>
  )
}

/** What can be done with any text, if no tool recognizes it: buttons below its name. */
const PlainOffers = ({ name, offers, ...box }: OffersProps & { name: string }) => (
  <div className="grid gap-2.5">
    <p className="leading-tight">
      <span className="font-strong">{name}</span> <span className="text-ink-2">· what you can do with it</span>
    </p>
    <ul aria-label="What to do with it" className="grid grid-cols-2 gap-2">
      {offers.map((offer) => (
        <li key={`${offer.slug} ${offer.kind}`} className="last:odd:col-span-2">
          <OfferButton
            {...box}
            offer={offer}
            purpose={` (${offer.kind})`}
            className="w-full justify-start! gap-2.5! px-3! text-left! whitespace-normal! leading-tight! max-sm:h-14"
          >
            <span
              aria-hidden="true"
              data-glyph={offer.glyph}
              className="w-[3ch] shrink-0 font-mono text-small text-ink-2 before:content-[attr(data-glyph)] max-sm:hidden"
            />
            {offer.kind}
          </OfferButton>
        </li>
      ))}
    </ul>
  </div>
)

/** The tools for the input, best first. */
const Offers = ({ offers, ...box }: OffersProps) => (
  <ul aria-label="What to do with it" className="grid grid-cols-1 gap-2">
    {offers.map((offer, index) => {
      const { slug, glyph, kind, action, part, isStuck } = offer
      const isBest = index === 0
      return (
        <li key={`${slug} ${kind}`} className="flex items-center gap-3.5">
          <span
            aria-hidden="true"
            className={`w-[34px] shrink-0 font-mono text-small font-strong ${isBest ? 'text-accent' : 'text-ink-2'}`}
          >
            {glyph}
          </span>
          <span className="flex min-w-0 grow items-baseline gap-x-3.5 leading-tight max-sm:flex-col">
            <span className={`shrink-0 ${isBest ? 'font-strong' : 'text-ink-2'}`}>{kind}</span>
            {part && <span className="max-w-full min-w-0 truncate font-mono text-small text-ink-2">{part}</span>}
          </span>
          <OfferButton {...box} offer={offer} variant={isBest ? 'primary' : 'plain'} className="max-sm:h-11">
            {isStuck ? 'Open' : action}
          </OfferButton>
        </li>
      )
    })}
  </ul>
)

type InvitationProps = Pick<typeof import('./offers.ts'), 'examples'> & { onTry: (text: string) => void }

/** What the box accepts, with examples to try. */
const Invitation = ({ examples, onTry }: InvitationProps) => (
  <>
    <p className="text-body text-ink-2">{invitation}</p>
    <ul aria-label="Examples to try" className="flex flex-wrap gap-1.5">
      {examples.map(({ name, text }) => (
        <li key={name}>
          <Button size="small" className="max-sm:h-11" onClick={() => onTry(text)}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  </>
)

/** Recognizes its input and opens the right tool with it. At first it shows an example and what it would offer. */
export default function PasteBox({ shown }: { shown: readonly ShownOffer[] }) {
  const { desk, known, judged, offers, ...box } = usePasteBox(shown)
  const { text, opened, bytes } = desk.state
  const isJudgedInPart = judged.text.length > sampleSize

  return (
    <section
      aria-label="Find a tool by its text"
      data-example={isDemonstration(desk.state) || undefined}
      className="relative overflow-clip rounded-panel border border-line-strong bg-surface shadow-panel"
      onKeyDownCapture={undoByKey(desk)}
    >
      <ReplacementLine value={desk.line}>
        <InputPane
          className="[&>.text-pane]:h-[132px] [&>.text-pane]:min-h-0 [&>.text-pane]:flex-none [&_textarea]:min-h-0 sm:[&>.text-pane]:h-24 max-sm:[&_.pane-head_label>span]:sr-only"
          desk={desk}
          title="Paste anything"
          value={text}
          placeholder="Any text, or drop a file"
          onChange={(text) => desk.edit({ type: 'edit', text })}
          onRun={() => void box.chooseBest()}
          note={
            <span className="max-sm:hidden">
              {isJudgedInPart ? 'based on its first 65,536 characters' : 'we find the right tool'}
            </span>
          }
          actions={
            <span className="px-2 text-right font-mono text-note leading-tight text-ink-3">
              {judged.bytes ? formatSize(judged.bytes.file.size) : describePasted(judged.text)}
            </span>
          }
        >
          {bytes && (
            <Notice
              tone="plain"
              role="status"
              onLeave={desk.focus}
              actions={
                <Button size="small" onClick={() => desk.replace({ type: 'clear' }, { toast: { title: textCleared } })}>
                  Remove
                </Button>
              }
            >
              {notText(bytes.file.name, bytes.type?.name)} {asItIs}
            </Notice>
          )}
        </InputPane>
      </ReplacementLine>
      <div className="grid min-h-[139px] grid-cols-1 content-start gap-2 border-t border-line px-3.5 py-2.5 max-sm:min-h-[169px]">
        {offers[0]?.isFallback ? (
          <PlainOffers name={box.bestGuess} offers={offers} passing={box.passing} choose={box.choose} />
        ) : offers.length > 0 ? (
          <Offers offers={offers} passing={box.passing} choose={box.choose} />
        ) : (
          known && (
            <Invitation
              examples={known.examples}
              onTry={(text) => desk.replace({ type: 'load', text, opened: null })}
            />
          )
        )}
      </div>
      {box.isMissing && (
        <Notice
          tone="bad"
          role="alert"
          className="border-b-0"
          actions={<Button onClick={box.tryAgain}>{tryAgain}</Button>}
        >
          {traitsMissing}
        </Notice>
      )}
      {box.isAwaited && (
        <Notice tone="plain" className="border-b-0">
          {awaited}
        </Notice>
      )}
      {offers.some(({ isStuck }) => isStuck) && (
        <Notice tone="warn" role="alert" className="border-b-0">
          {bytes || opened ? fileStuck : textStuck}
        </Notice>
      )}
      <p role="status" className="sr-only">
        {judged.bytes ? (judged.bytes.type?.name ?? 'Not text') : box.bestGuess}
        {isJudgedInPart && ', based on its first 65,536 characters'}
      </p>
      <Evidence />
      {desk.over > 0 && <DropOverlay desk={desk} />}
    </section>
  )
}
