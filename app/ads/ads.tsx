import { type RefObject, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { href } from '#app/config.ts'
import { Button } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/section.tsx'
import { type Consent, chooseAds, readConsent, watchConsent } from './consent.ts'
import { framePath, frameSandbox } from './frame.ts'

const sentences: Record<Consent, string> = {
  unasked: 'No ads are shown unless you allow them.',
  allowed: 'Advertisement',
  refused: 'No ads are shown, as you chose.',
  'opted-out': 'No ads are shown: your browser asks sites not to track you.',
}

/** One ad, in a document that reaches nothing around it. That says no color scheme, and is clear only where its frame is light too. */
const Slot = () => (
  <div className="mt-3 overflow-hidden rounded-control bg-sunken">
    <iframe
      title="Advertisement"
      sandbox={frameSandbox}
      referrerPolicy="no-referrer"
      src={href(framePath)}
      className="block h-[100px] w-full scheme-light"
    />
  </div>
)

type QuestionProps = {
  bar: RefObject<HTMLElement | null>
  choose: (choice: 'allowed' | 'refused') => void
}

/** The question at the window's lower edge, with a place of its own after the footer: it covers nothing at the page's end. */
function Question({ bar, choose }: QuestionProps) {
  const id = useId()
  // What is focused by keyboard comes to stand above the bar.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    if (bar.current && getComputedStyle(bar.current).position === 'sticky')
      style.scrollPaddingBottom = `${bar.current.offsetHeight + 8}px`
    return () => {
      style.scrollPaddingBottom = ''
    }
  }, [bar])
  return createPortal(
    <section
      ref={bar}
      tabIndex={-1}
      aria-labelledby={id}
      className="bottom-0 z-10 border-t border-line-strong bg-surface py-4 text-body shadow-float outline-none [@media(min-height:480px)]:sticky"
    >
      <Wrap className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <div className="min-w-0 grow basis-96">
          <h2 id={id} className="mb-1 text-lead">
            May this site show ads?
          </h2>
          <p className="max-w-[80ch] text-ink-2">
            They come from Google, which then learns your network address and sets cookies. They appear on the list of
            tools and in the blog, never on the page of a tool.{' '}
            <a href={href('/privacy#third-party-services')} className="text-ink underline underline-offset-4">
              Privacy Policy
            </a>
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2 max-sm:w-full">
          <Button onClick={() => choose('allowed')}>Allow ads</Button>
          <Button onClick={() => choose('refused')}>No ads</Button>
        </div>
      </Wrap>
    </section>,
    document.body,
  )
}

/** What is shown in the place of an ad and why, and the way to choose again. */
export default function Ads() {
  const consent = useSyncExternalStore<Consent | null>(watchConsent, readConsent, () => null)
  const [isAsking, setAsking] = useState(false)
  const question = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  function ask() {
    flushSync(() => setAsking(true))
    question.current?.focus()
  }

  function choose(choice: 'allowed' | 'refused') {
    chooseAds(choice)
    setAsking(false)
    button.current?.focus({ preventScroll: true })
  }

  return (
    <section aria-label="Ads" className="border-t border-line py-4">
      <Wrap>
        <div className="flex min-h-[30px] flex-wrap items-center justify-between gap-x-4 text-ink-3">
          <p id={id} className="font-mono text-note">
            {sentences[consent ?? 'unasked']}
          </p>
          {consent !== 'opted-out' && (
            <Button
              ref={button}
              size="small"
              variant="ghost"
              className="-mx-2 noscript:hidden"
              aria-describedby={id}
              onClick={ask}
            >
              Ad choices
            </Button>
          )}
        </div>
        {consent === 'allowed' && <Slot />}
      </Wrap>
      {(isAsking || consent === 'unasked') && <Question bar={question} choose={choose} />}
    </section>
  )
}
