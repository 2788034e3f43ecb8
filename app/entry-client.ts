import { beforeFirstAct, onContact } from '#app/browser/before-first-act.ts'
import { registerServiceWorker } from '#app/offline/register.ts'
import { dropHandOver } from '#app/offline/sw-client.ts'
import { tellVersion } from '#app/offline/tell-version.ts'
import { config, resetPath } from './config.ts'
import { noteRecent, watchShelf } from './site/favorites.ts'
import { fetchCommands, watchKeys } from './site/keys.ts'
import { watchTheme } from './site/theme.ts'
import { showToast, watchToasts } from './ui/feedback/toast.ts'

type Script = { default: (element: HTMLElement) => void }

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

/** Puts right in the footer what only the browser knows: the year, and whether the page came by plain http. */
function showFooterFacts(): void {
  const year = document.querySelector('[data-live=year]')
  if (year) year.textContent = String(Math.max(config.year, new Date().getFullYear()))
  const plainHttp = document.querySelector<HTMLTemplateElement>('[data-live=plain-http]')
  if (plainHttp && !isSecureContext) plainHttp.replaceWith(plainHttp.content)
}

/** Menus, notifications and tooltip are got ready for the first act; a toast that nobody asked for fetches them too. */
function prepareShell(): void {
  function fetchNow() {
    giveUp()
    stopWatching()
    import('./site/live-shell.ts').then(
      ({ startShell }) => startShell(),
      () => onContact(fetchNow),
    )
  }
  const stopWatching = watchToasts(fetchNow)
  const giveUp = beforeFirstAct(fetchNow)
}

/** The palette shares most of its code with the tools: a page without one fetches that only when the visitor reaches for it. */
function preparePalette(hasIsland: boolean): void {
  const prepare = hasIsland ? beforeFirstAct : onContact
  prepare(() => void fetchCommands().catch(() => null))
}

async function startScript(element: HTMLElement): Promise<void> {
  const script: Script = await import(/* @vite-ignore */ element.dataset.script!)
  script.default(element)
}

/** Has boot.ts play what the visitor did before the page could answer. */
const playEarlyActs = () => new Promise<void>((detail) => dispatchEvent(new CustomEvent('alive', { detail })))

async function start(): Promise<void> {
  const path = document.getElementById('root')?.dataset.page
  showFooterFacts()
  for (const button of all('[popovertarget]:not([popovertargetaction])')) button.ariaExpanded ??= 'false'
  watchTheme()
  watchShelf()
  watchKeys()
  if (path?.startsWith('/tools/')) noteRecent(path.slice(7))
  prepareShell()
  if ('serviceWorker' in navigator) tellVersion()
  const islands = all('[data-island]')
  preparePalette(islands.length > 0)
  await Promise.all([
    ...all('[data-script]').map(startScript),
    islands.length > 0 && import('./wake.tsx').then(({ wake }) => Promise.all(islands.map(wake))),
  ])
  // A tool has taken what was left for it by now; on any other page it was never fetched.
  dropHandOver()
  await playEarlyActs()
  document.documentElement.dataset.hydrated = 'true'
  if (import.meta.env.PROD && 'serviceWorker' in navigator && path !== resetPath) startOffline()
}

// Inside another page nothing starts, whether boot.ts could say so or not.
if (window.top === window)
  start().catch((error) => {
    console.error(error)
    document.documentElement.dataset.failed = 'true'
    void playEarlyActs()
  })

// After everything the page itself wants, the parts it loads when idle among them.
function startOffline() {
  const keep = () =>
    setTimeout(() => {
      if (!document.documentElement.dataset.forgotten) registerServiceWorker(offerUpdate).catch(() => null)
    }, 1000)
  if (document.readyState === 'complete') keep()
  else addEventListener('load', keep, { once: true })
}

const offerUpdate = (reload: () => void) =>
  showToast({
    title: 'A new version is ready',
    description: 'What you have typed here is not kept: reload when you are done.',
    action: { label: 'Reload', run: reload },
    stays: true,
  })
