import { beforeFirstAction, onContact } from '#app/browser/before-first-action.ts'
import { registerServiceWorker } from '#app/offline/register.ts'
import { dropHandOver } from '#app/offline/sw-client.ts'
import { tellVersion } from '#app/offline/tell-version.ts'
import { config, resetPath } from './config.ts'
import { noteRecent, watchFavorites } from './site/favorites.ts'
import { fetchCommands, watchKeys } from './site/keys.ts'
import { watchTheme } from './site/theme.ts'
import { showToast, watchToasts } from './ui/feedback/toast.ts'

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

/** Updates what only the browser knows in the footer: the year, and whether the page was loaded over plain http. */
function showFooterFacts(): void {
  const year = document.querySelector('[data-live=year]')
  if (year) year.textContent = String(Math.max(config.year, new Date().getFullYear()))
  const plainHttp = document.querySelector<HTMLTemplateElement>('[data-live=plain-http]')
  if (plainHttp && !isSecureContext) plainHttp.replaceWith(plainHttp.content)
}

/**
 * Loads menus, notifications, the line between panes and the tooltip before the visitor's first action, or when a toast appears
 * earlier. Keys that move the line wait until then.
 */
function prepareShell(): void {
  const pressed: KeyboardEvent[] = []
  function hold(event: KeyboardEvent) {
    const isOnSplit = event.target instanceof Element && event.target.matches('[data-split]')
    if (!isOnSplit || !/^(Arrow(Left|Right)|Home|End|Enter)$/.test(event.key)) return
    event.preventDefault()
    pressed.push(event)
  }
  document.addEventListener('keydown', hold)
  function startNow(startShell: () => void) {
    startShell()
    document.removeEventListener('keydown', hold)
    for (const { key, target } of pressed)
      target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
  function fetchNow() {
    giveUp()
    stopWatching()
    import('./site/live-shell.ts').then(
      ({ startShell }) => startNow(startShell),
      () => onContact(fetchNow),
    )
  }
  const stopWatching = watchToasts(fetchNow)
  const giveUp = beforeFirstAction(fetchNow)
}

async function startScript(element: HTMLElement): Promise<void> {
  const { default: start } = await import(/* @vite-ignore */ element.dataset.script!)
  start(element)
}

/** Tells boot.ts to replay what the visitor did before the page was ready. */
const replayEarlyActions = () => new Promise<void>((detail) => dispatchEvent(new CustomEvent('alive', { detail })))

async function start(): Promise<void> {
  const path = document.getElementById('root')?.dataset.page
  showFooterFacts()
  for (const button of all('[popovertarget]:not([popovertargetaction])')) button.ariaExpanded ??= 'false'
  watchTheme()
  watchFavorites()
  watchKeys()
  if (path?.startsWith('/tools/')) noteRecent(path.slice(7))
  prepareShell()
  if ('serviceWorker' in navigator) tellVersion()
  const islands = all('[data-island]')
  // The palette shares most of its code with the tools. A page without one loads it only when the visitor reaches for something.
  const prepare = islands.length > 0 ? beforeFirstAction : onContact
  prepare(() => void fetchCommands().catch(() => null))
  await Promise.all([
    ...all('[data-script]').map(startScript),
    islands.length > 0 && import('./hydrate.tsx').then(({ hydrate }) => Promise.all(islands.map(hydrate))),
  ])
  // By now a tool has taken the text left for it. On any other page nobody will.
  dropHandOver()
  await replayEarlyActions()
  document.documentElement.dataset.hydrated = 'true'
  if (import.meta.env.PROD && 'serviceWorker' in navigator && path !== resetPath) startOffline()
}

// Inside a frame nothing starts, even if boot.ts could not show its message.
if (window.top === window)
  start().catch((error) => {
    console.error(error)
    document.documentElement.dataset.failed = 'true'
    void replayEarlyActions()
  })

// Runs after everything the page itself needs, including the parts it loads when idle.
function startOffline() {
  const offerUpdate = (reload: () => void) =>
    showToast({
      title: 'A new version is ready',
      description: 'Your text on this page is not saved: reload when you are done.',
      action: { label: 'Reload', run: reload },
      stays: true,
    })
  function register() {
    if (!document.documentElement.dataset.forgotten) registerServiceWorker(offerUpdate).catch(() => null)
  }
  const keep = () => setTimeout(register, 1000)
  if (document.readyState === 'complete') keep()
  else addEventListener('load', keep, { once: true })
}
