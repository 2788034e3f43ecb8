import { sampleSize } from '#app/tools/traits.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { ReplacementLine } from '#app/ui/text-pane/replacement-line.ts'
import { undoByKey } from '#app/work/bench/undo-button.tsx'
import { DropSign } from '#app/work/in/drop-sign.tsx'
import { tryAgain } from '#app/work/messages.ts'
import { Evidence } from './evidence.tsx'
import { traitsMissing } from './messages.ts'
import { Invitation, Offers } from './offers.tsx'
import { PasteField } from './paste-field.tsx'
import { usePasteBox } from './use-paste-box.ts'
import type { Way } from './way.ts'

/** Recognizes its input and opens the right tool with it. At first it shows an example and what it would offer. */
export default function PasteBox({ shown }: { shown: readonly Way[] }) {
  const { desk, known, judged, ways, isMissing, isDemonstration, ...box } = usePasteBox(shown)

  return (
    <section
      aria-label="Find a tool by its text"
      data-example={isDemonstration || undefined}
      className="relative overflow-clip rounded-panel border border-line-strong bg-surface shadow-panel"
      onKeyDownCapture={undoByKey(desk)}
    >
      <ReplacementLine value={desk.line}>
        <PasteField desk={desk} judged={judged} onRun={() => void box.chooseBest()} />
      </ReplacementLine>
      <div className="grid min-h-[139px] grid-cols-1 content-start gap-2 border-t border-line px-3.5 py-2.5 max-sm:min-h-[169px]">
        {ways.length > 0 ? (
          <Offers ways={ways} carried={box.carried} onChoose={box.choose} />
        ) : (
          known && <Invitation {...known} onTry={(text) => desk.replace({ type: 'load', text, opened: null })} />
        )}
      </div>
      {isMissing && (
        <Notice
          tone="bad"
          role="alert"
          className="border-b-0"
          actions={<Button onClick={box.tryAgain}>{tryAgain}</Button>}
        >
          {traitsMissing}
        </Notice>
      )}
      {known && box.isAwaited && (
        <Notice tone="plain" className="border-b-0">
          {known.awaited}
        </Notice>
      )}
      {known && ways.some(({ isStuck }) => isStuck) && (
        <Notice tone="warn" role="alert" className="border-b-0">
          {known.describeStuck(desk.state)}
        </Notice>
      )}
      <p role="status" className="sr-only">
        {judged.bytes ? (judged.bytes.type?.name ?? 'Not text') : box.bestGuess}
        {judged.text.length > sampleSize && ', by its first 64 KB'}
      </p>
      <Evidence />
      {desk.over > 0 && <DropSign desk={desk} />}
    </section>
  )
}
