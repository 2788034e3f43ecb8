import { readPreference, watchPreference, writePreference } from '#app/browser/storage.ts'
import { href } from '#app/config.ts'
import { asksForPrivacy } from '#app/lib/page-view.ts'
import { framePath, frameSandbox } from './frame.ts'

const sentences = {
  unasked: 'No ads are shown unless you allow them.',
  allowed: 'Advertisement',
  refused: 'No ads, as you chose.',
  'opted-out': 'No ads: your browser asks sites not to track you.',
}

// Counts on this page even if storage is blocked.
let chosenHere: string | null = null

/** The visitor's answer about ads. A browser that asks not to be tracked counts as "no". */
function readConsent(): keyof typeof sentences {
  if (asksForPrivacy(navigator)) return 'opted-out'
  const choice = readPreference('ads') ?? chosenHere
  return choice === 'allowed' || choice === 'refused' ? choice : 'unasked'
}

/** One ad in an isolated document. It sets no color scheme, so its background is transparent only in a light frame. */
function makeFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = 'Advertisement'
  frame.setAttribute('sandbox', frameSandbox)
  frame.referrerPolicy = 'no-referrer'
  frame.src = href(framePath)
  frame.className = 'block h-[100px] w-full scheme-light'
  return frame
}

/** Shows the ad, or why there is none, and asks visitors who have not chosen yet. */
export default function startAds(place: HTMLElement): void {
  const sentence = place.querySelector('p')!
  const button = place.querySelector('button')!
  const slot = sentence.parentElement!.nextElementSibling!
  const question = place.querySelector('template')!.content.firstElementChild as HTMLElement
  let isAsking = false

  function show() {
    const consent = readConsent()
    sentence.textContent = sentences[consent]
    button.hidden = consent === 'opted-out'
    if (consent !== 'allowed') slot.replaceChildren()
    else if (!slot.firstChild) slot.append(makeFrame())
    if (isAsking || consent === 'unasked') document.body.append(question)
    else question.remove()
    // Keeps keyboard focus from scrolling under the sticky question.
    const isSticky = question.isConnected && getComputedStyle(question).position === 'sticky'
    document.documentElement.style.scrollPaddingBottom = isSticky ? `${question.offsetHeight + 8}px` : ''
  }

  button.addEventListener('click', () => {
    isAsking = true
    show()
    question.focus()
  })
  for (const answer of question.querySelectorAll('button'))
    answer.addEventListener('click', () => {
      isAsking = false
      chosenHere = answer.value
      writePreference('ads', chosenHere)
      show()
      button.focus({ preventScroll: true })
    })
  watchPreference('ads', show)
  // The choice may have changed while this page was in the back/forward cache.
  addEventListener('pageshow', show)
  show()
}
