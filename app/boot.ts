// Runs before the first paint: the document holds it, with the one module it imports.
import { keepActs } from './early-acts.ts'

const playActs = keepActs()
addEventListener('alive', (event) => void playActs().then((event as CustomEvent<() => void>).detail), { once: true })

try {
  const theme = localStorage.getItem('stayput:theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const split = Number(localStorage.getItem(`stayput:split:${location.pathname.split('/').findLast(Boolean)}`))
  if (split >= 25 && split <= 75) document.documentElement.style.setProperty('--split', String(split))
} catch {
  // Storage may be blocked; the system's theme stands, and the tool's own split.
}

// The tools that come first (site/shelf.ts): lists of tools are put in order as the document comes in, and stars are lit.
function readSlugs(name: string) {
  try {
    return (localStorage.getItem(`stayput:${name}`) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}
function arrange(lists: string) {
  const favorites = readSlugs('favorites')
  const recents = readSlugs('recents').filter((slug) => !favorites.includes(slug))
  for (const list of document.querySelectorAll(lists)) {
    const items = [...list.querySelectorAll<HTMLElement>('[data-tool]')]
    const homes = list.querySelectorAll('ul:not([data-own])')
    // Back to where they belong, for what came first a moment ago may not do so now.
    for (const item of items.sort((one, other) => Number(one.dataset.place) - Number(other.dataset.place)))
      (homes[Number(item.dataset.group)] ?? list).append(item)
    const own = [
      ...favorites.flatMap((slug) => items.filter(({ dataset }) => dataset.tool === slug)),
      ...items.filter(({ dataset }) => recents.slice(0, 3).includes(dataset.tool!)),
    ]
    for (const item of own) {
      item.dataset.own = ''
      for (const name of item.querySelectorAll('h2')) name.textContent = 'Favorites and recent'
    }
    const place = list.querySelector<HTMLElement>('ul[data-own]')
    if (place) place.hidden = own.length === 0
    ;(place ?? list).prepend(...own)
    let before: string | undefined
    for (const item of list.querySelectorAll<HTMLElement>('[data-tool]')) {
      const group = item.dataset.own ?? item.dataset.group
      item.toggleAttribute('data-first', group !== before)
      before = group
    }
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-favorite]'))
    button.ariaPressed = String(favorites.includes(button.dataset.favorite!))
}
if (readSlugs('favorites').length + readSlugs('recents').length > 0) {
  const watch = new MutationObserver(() => {
    arrange('[data-tools]')
    watch.takeRecords()
    if (document.getElementById('end')) watch.disconnect()
  })
  watch.observe(document, { childList: true, subtree: true })
}
// The cards of the list of tools stay where they are while the visitor is among them.
addEventListener('shelf', () => arrange('[data-tools]:not(ul)'))

// No policy speaks of these: peer connections, credentials whose host is asked first, voices that are made elsewhere; and what a
// worklet loads no browser tells of. They are taken away before any other script runs, and not to be put back.
for (const [owner, name] of [
  [window, 'RTCPeerConnection'],
  [window, 'webkitRTCPeerConnection'],
  [window, 'mozRTCPeerConnection'],
  [window, 'PublicKeyCredential'],
  [window, 'speechSynthesis'],
  [Navigator.prototype, 'credentials'],
  ['Worklet' in window ? Worklet.prototype : {}, 'addModule'],
] as const)
  if (name in owner) Object.defineProperty(owner, name, { value: undefined, writable: false, configurable: false })

// To go to an address is to send it, and where the answer is "204 No Content" the page stays and nobody sees it. So a page goes to this
// site alone, and elsewhere only to the links and forms it came with, when a person presses them. What is called here is taken now,
// for a later script could put something else in its place.
{
  const { apply } = Reflect
  const { startsWith } = String.prototype
  const { preventDefault } = Event.prototype
  const reader = <T extends object, K extends keyof T>(type: { prototype: T }, name: K) => {
    const { get } = Object.getOwnPropertyDescriptor(type.prototype, name)!
    return (owner: T) => apply(get!, owner, []) as T[K]
  }
  const root = `${location.origin}/`
  const known: Record<string, true> = Object.create(null)
  const isOwn = (url: string, scheme = '') => apply(startsWith, url, [scheme + root])
  document.addEventListener(
    'readystatechange',
    () => {
      for (const { href } of document.links) known[href] = true
      for (const { action } of document.forms) known[action] = true
    },
    { once: true },
  )
  if ('navigation' in window) {
    const readDestination = reader(NavigateEvent, 'destination')
    const readUrl = reader(NavigationDestination, 'url')
    const isByPerson = reader(NavigateEvent, 'userInitiated')
    const hold = (event: NavigateEvent) => {
      const url = readUrl(readDestination(event))
      const isPressed = isByPerson(event) && url in known
      // A file that is saved has an address of this tab's own data, which leads nowhere.
      if (!isOwn(url) && !isOwn(url, 'blob:') && !isPressed) apply(preventDefault, event, [])
    }
    navigation.addEventListener('navigate', hold, { capture: true })
  }
  // Browsers connect to the host of a form before they ask the policy.
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      const action = event.submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
      const { href } = new URL(action, document.baseURI)
      if (!isOwn(href) && !(href in known)) event.preventDefault()
    },
    { capture: true },
  )
}

// An example in a field is selected as a whole when the visitor comes to it, so that what they type or paste takes its place. A press
// sets the caret after the focus has come; it is no click where the page was drawn anew meanwhile.
for (const act of ['focusin', 'mouseup', 'click'])
  addEventListener(act, ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement) || !target.closest('[data-example]')) return
    const isDone = act !== 'focusin' || !target.matches(':active')
    if (isDone && target.selectionStart === target.selectionEnd) target.select()
  })

// Another page could lay itself over this one; a meta element cannot forbid that, so the page does not start: the document says why.
if (window.top !== window) document.documentElement.dataset.framed = 'true'

// A page that is opened anew is seen from its top: what lies below the first screen is laid out in a step of its own.
const [opened] = performance.getEntriesByType('navigation')
if (opened instanceof PerformanceNavigationTiming && opened.type === 'navigate' && !location.hash) {
  document.documentElement.dataset.fresh = 'true'
  addEventListener('load', () => delete document.documentElement.dataset.fresh)
}

// Without its scripts a page looks alive and is not: the document holds the sentence that says so.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.documentElement.dataset.failed = 'true'
  },
  { capture: true },
)

// Everything else waits for the first paint, for which no byte and no moment is spared. A page in the background is never painted, and
// not every browser tells of every paint.
const painted = new Promise<unknown>((resolve) => {
  if (document.hidden) resolve(null)
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  setTimeout(resolve, 500)
})
const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
void Promise.all([painted, parsed]).then(() =>
  document.head.append(document.querySelector<HTMLTemplateElement>('#late')!.content),
)
