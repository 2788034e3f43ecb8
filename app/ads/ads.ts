import { href } from '#app/config.ts'
import { type Consent, chooseAds, readConsent, watchConsent } from './consent.ts'
import { framePath, frameSandbox } from './frame.ts'

const sentences: Record<Consent, string> = {
  unasked: 'No ads are shown unless you allow them.',
  allowed: 'Advertisement',
  refused: 'No ads are shown, as you chose.',
  'opted-out': 'No ads are shown: your browser asks sites not to track you.',
}

/** One ad, in a document that reaches nothing around it. That says no color scheme, and is clear only where its frame is light too. */
function makeFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = 'Advertisement'
  frame.setAttribute('sandbox', frameSandbox)
  frame.referrerPolicy = 'no-referrer'
  frame.src = href(framePath)
  frame.className = 'block h-[100px] w-full scheme-light'
  return frame
}

/** Shows in the place of an ad what is there and why, and asks who has not been asked. */
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
    // What is focused by keyboard comes to stand above the bar.
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
      chooseAds(answer.value as 'allowed' | 'refused')
      button.focus({ preventScroll: true })
    })
  watchConsent(show)
  show()
}
