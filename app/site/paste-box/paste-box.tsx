import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { readText } from '#app/browser/text-file.ts'
import { href } from '#app/config.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { canHandOver, dropHandOver, handOver, takeShared } from '#app/offline/hand-over.ts'
import { toolPath } from '#app/tools/catalogue.ts'
import { tools } from '#app/tools/registry.ts'
import type { Tool } from '#app/tools/types.ts'
import { Bench, Pane, StatusBar } from '#app/ui/bench.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { useFileDrop } from '#app/ui/file-button.tsx'
import { TextPane } from '#app/ui/text-pane/text-pane.tsx'
import { examples } from './examples.data.ts'
import type { Guess } from './guess.ts'
import { describeBest, recognize, sampleSize } from './recognize.ts'

type Offer = { guess: Guess; tool: Tool }

const offersShown = 3
const offersOf = (guesses: readonly Guess[]): Offer[] =>
  guesses
    .flatMap((guess) => {
      const tool = tools.find(({ slug, available }) => slug === guess.slug && available)
      return tool ? { guess, tool } : []
    })
    .slice(0, offersShown)

/** `44` → "44 characters"; a long text is not walked through for its exact number */
function describeLength(text: PaneText): string {
  if (text.length > sampleSize) return `about ${text.length.toLocaleString('en')} characters`
  const count = [...text.toString()].length
  return count === 1 ? '1 character' : `${count.toLocaleString('en')} characters`
}

function Row({ offer: { guess, tool }, isBest, onChoose }: { offer: Offer; isBest: boolean; onChoose?: () => void }) {
  const variant = isBest ? 'primary' : 'plain'
  return (
    <li className="flex items-center gap-2.5">
      <span
        aria-hidden="true"
        className={`w-[34px] shrink-0 font-mono text-[13px] font-[560] ${isBest ? 'text-accent' : 'text-ink-2'}`}
      >
        {tool.glyph}
      </span>
      <span className={`min-w-0 grow leading-tight ${isBest ? 'font-[540]' : 'text-ink-2'}`}>{guess.kind}</span>
      {onChoose ? (
        <Button
          variant={variant}
          aria-label={`${guess.action}: ${guess.kind}`}
          tip={`Opens the ${tool.name}`}
          onClick={onChoose}
        >
          {guess.action}
        </Button>
      ) : (
        <a href={href(toolPath(tool.slug))} aria-label={`Open: ${tool.name}`} className={buttonClass(variant)}>
          Open
        </a>
      )}
    </li>
  )
}

function Invitation({ onTry }: { onTry: (text: string) => void }) {
  return (
    <>
      <p className="text-sm text-ink-2">
        JSON, a token, Base64, a UUID, a timestamp, a URL, a color, a digest, a pattern: it is recognised here, in this
        tab.
      </p>
      <ul aria-label="Examples to try" className="flex flex-wrap gap-1.5">
        {examples.map((example) => (
          <li key={example.name}>
            <Button size="small" onClick={() => onTry(example.text)}>
              {example.name}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Recognises what is put into it and opens the right tool with it. */
export function PasteBox() {
  const [text, setText] = useState<PaneText>('')
  const [problem, setProblem] = useState<'refused' | 'unreadable' | null>(null)
  const awaited = useRef<File | null>(null)
  const drop = useFileDrop(openFile)
  const id = useId()
  const judged = useDeferredValue(text)
  const guesses = useMemo(() => recognize(judged), [judged])
  const offers = useMemo(() => offersOf(guesses), [guesses])
  const isStuck = problem === 'refused' || !canHandOver({ text })

  useEffect(() => {
    takeShared().then((shared) => typeof shared?.content === 'string' && setText(shared.content))
  }, [])

  function edit(next: PaneText) {
    awaited.current = null
    dropHandOver()
    setText(next)
    setProblem(null)
  }
  async function openFile([file]: File[]) {
    if (!file) return
    awaited.current = file
    try {
      const content = await readText(file)
      if (awaited.current === file) edit(content)
    } catch (error) {
      console.error(error)
      if (awaited.current === file) setProblem('unreadable')
    }
  }
  async function choose({ guess, tool }: Offer) {
    if (!(await handOver(tool.slug, { text: guess.part ?? text }, guess.task))) return setProblem('refused')
    location.assign(href(toolPath(tool.slug)))
  }
  /** The newest text counts, even where the offers on the screen are still those of the one before. */
  function chooseBest() {
    const [best] = offersOf(recognize(text))
    if (best && !isStuck) void choose(best)
  }

  return (
    <Bench label="Find a tool by its text" {...drop.handlers} className={drop.isOver ? 'ring-2 ring-accent' : ''}>
      <Pane title="Paste anything" labelFor={id} note="we will find the tool">
        <div className="flex h-[132px] flex-col">
          <TextPane
            id={id}
            label="Paste anything"
            placeholder="A text of any kind, or drop a file"
            value={text}
            onChange={edit}
            onRun={chooseBest}
            minHeight="small"
          />
        </div>
      </Pane>
      <div className="grid min-h-[153px] content-start gap-2 border-t border-line p-3.5">
        {guesses.length === 0 ? (
          <Invitation onTry={edit} />
        ) : (
          <ul aria-label="What to do with it" className="grid gap-2">
            {offers.map((offer, index) => (
              <Row
                key={`${offer.guess.slug} ${offer.guess.kind}`}
                offer={offer}
                isBest={index === 0}
                {...(!isStuck && { onChoose: () => choose(offer) })}
              />
            ))}
          </ul>
        )}
        {problem === 'unreadable' && (
          <p role="alert" className="text-sm text-bad">
            The file could not be read.
          </p>
        )}
        {isStuck && (
          <p role="alert" className="text-sm text-warn">
            This text cannot be carried along: it is longer than a browser hands from page to page, or storage is
            blocked here. Open the tool and paste it there.
          </p>
        )}
      </div>
      <StatusBar>
        <p role="status">
          {describeBest(guesses)}
          {judged.length > sampleSize && ', by its first 64 KB'}
        </p>
        <span className="grow" />
        <span>{describeLength(judged)}</span>
      </StatusBar>
    </Bench>
  )
}
