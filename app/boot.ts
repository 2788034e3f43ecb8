// Runs before the first paint: the document contains it inline, together with the one module it imports.
import { recordActions } from './early-actions.ts'

const replayActions = recordActions()
addEventListener('alive', (event) => void replayActions().then((event as CustomEvent<() => void>).detail), {
  once: true,
})

const { dataset, style } = document.documentElement

function read(name: string) {
  try {
    return localStorage.getItem(`stayput:${name}`)
  } catch {
    // Storage is blocked: the page uses the system's theme and the tool's default split.
    return null
  }
}
const theme = read('theme')
if (theme === 'light' || theme === 'dark') dataset.theme = theme
const split = Number(read(`split:${location.pathname.split('/').findLast(Boolean)}`))
if (split >= 25 && split <= 75) style.setProperty('--split', String(split))

// Favorites and recent tools (site/favorites.ts): while the document loads, the rail gets copies of the favorites, the cards of the
// favorites come first, the switcher begins with favorites and recent tools, and the stars are filled.
const readSlugs = (name: string) => (read(name) ?? '').split(' ').filter(Boolean)
function arrange(lists: string) {
  const favorites = readSlugs('favorites')
  const recents = readSlugs('recents').filter((slug) => !favorites.includes(slug))
  for (const list of document.querySelectorAll(lists)) {
    const items = [...list.querySelectorAll<HTMLElement>(':not([data-copies]) > [data-tool]')]
    const marked = favorites.flatMap((slug) => items.filter(({ dataset }) => dataset.tool === slug))
    const copies = list.querySelector<HTMLElement>('[data-copies]')
    if (copies) {
      copies.hidden = marked.length === 0
      copies.replaceChildren(...marked.map((item) => item.cloneNode(true)))
      continue
    }
    // First put all tools back in catalog order: the favorites may have changed.
    list.append(...items.sort((one, other) => Number(one.dataset.place) - Number(other.dataset.place)))
    const latest = list.role === 'menu' ? recents.slice(0, 3) : []
    list.prepend(...marked, ...items.filter(({ dataset }) => latest.includes(dataset.tool!)))
    for (const item of marked) {
      item.dataset.own = ''
      for (const name of item.querySelectorAll('h2')) name.textContent = 'Favorites'
    }
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
// The cards on the tools page do not move while the visitor is using them.
addEventListener('favorites-changed', () => arrange('[data-tools]:not(ul)'))

// No policy covers these: peer connections, credentials (browsers contact the host first) and voices made on a server. And no browser
// reports what a worklet loads. So they are removed before any other script runs, and no script can restore them.
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

// Going to an address sends it, and if the answer is "204 No Content", the page stays and nobody notices. So a page may go only to
// this site, and elsewhere only by links and forms of its document that a person presses. The functions that the `navigate` listener
// uses are saved now, because a later script could replace them.
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
      // A saved file has a blob address in this tab, which sends nothing.
      if (!isOwn(url) && !isOwn(url, 'blob:') && !isPressed) apply(preventDefault, event, [])
    }
    navigation.addEventListener('navigate', hold, { capture: true })
  }
  // Browsers connect to the host of a form before they check the policy.
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

// When the visitor focuses a field with an example, the whole example is selected, so that typing or pasting replaces it. A press sets
// the caret after the focus event. It is not a click if the page was rendered again in between, so "mouseup" counts too.
for (const act of ['focusin', 'mouseup', 'click'])
  addEventListener(act, ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement) || !target.closest('[data-example]')) return
    const isDone = act !== 'focusin' || !target.matches(':active')
    if (isDone && target.selectionStart === target.selectionEnd) target.select()
  })

// Another site could frame this page and cover it. A meta element cannot prevent that, so the page does not start and says why.
if (window.top !== window) dataset.framed = 'true'

// Where CSS cannot do it, the rail is scrolled to the current tool here.
document.addEventListener('DOMContentLoaded', () => {
  if (!CSS.supports('scroll-initial-target', 'nearest'))
    document.querySelector('.rail [aria-current]')?.scrollIntoView({ block: 'nearest' })
})

// A newly opened page starts at the top: content below the first screen is laid out in a separate step.
const [opened] = performance.getEntriesByType('navigation')
if (opened instanceof PerformanceNavigationTiming && opened.type === 'navigate' && !location.hash) {
  dataset.fresh = 'true'
  addEventListener('load', () => delete dataset.fresh)
}

// Without its scripts a page looks ready but does not work: the document contains a message that says so.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) dataset.failed = 'true'
  },
  { capture: true },
)

// Everything else waits for the first paint, so that nothing delays it. A page in the background is never painted, and not every
// browser reports every paint.
const painted = new Promise<unknown>((resolve) => {
  if (document.hidden) resolve(null)
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  setTimeout(resolve, 500)
})
const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
void Promise.all([painted, parsed]).then(() =>
  document.head.append(document.querySelector<HTMLTemplateElement>('#late')!.content),
)
