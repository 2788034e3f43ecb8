import './app.css'
import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepOffline } from '#app/offline/keep.ts'
import { dropHandOver } from '#app/offline/take-over.ts'
import { tellVersion } from '#app/offline/tell-version.ts'
import { config, resetPath } from './config.ts'
import { showToast } from './ui/toast.ts'

type Part = { default: ComponentType }

// What a document may name as an island; a site without ads is built without their code.
const parts = {
  ...import.meta.glob<Part>(['./site/islands/*.tsx', './site/*/{contact-form,paste-box}.tsx', './tools/*/view.tsx']),
  ...(__CONFIG__.adsClient ? import.meta.glob<Part>('./ads/ads.tsx') : {}),
}

/** Tells when React has taken over what is in it. */
function Awakened({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [])
  return children
}

async function wake(element: HTMLElement): Promise<void> {
  const { id, dataset } = element
  const { default: Content } = await parts[`./${dataset.island}`]!()
  await new Promise<void>((resolve) =>
    hydrateRoot(
      element,
      <StrictMode>
        <Awakened onAwake={resolve}>
          <Content {...JSON.parse(dataset.values ?? '{}')} />
        </Awakened>
      </StrictMode>,
      { identifierPrefix: id },
    ),
  )
}

/** Puts right in the footer what only the browser knows: the year, and whether the page came by plain http. */
function showFooterFacts(): void {
  const year = document.querySelector('[data-live=year]')
  if (year) year.textContent = String(Math.max(config.year, new Date().getFullYear()))
  const plainHttp = document.querySelector<HTMLTemplateElement>('[data-live=plain-http]')
  if (plainHttp && !isSecureContext) plainHttp.replaceWith(plainHttp.content)
}

async function start(): Promise<void> {
  const path = document.getElementById('root')?.dataset.page
  showFooterFacts()
  if ('serviceWorker' in navigator) tellVersion()
  await Promise.all([...document.querySelectorAll<HTMLElement>('[data-island]')].map(wake))
  // A tool has taken what was left for it by now; on any other page it was never fetched.
  dropHandOver()
  document.documentElement.dataset.hydrated = 'true'
  if (import.meta.env.PROD && 'serviceWorker' in navigator && path !== resetPath) startOffline()
}

// Inside another page nothing starts, whether boot.ts could say so or not.
if (window.top === window)
  start().catch((error) => {
    console.error(error)
    document.documentElement.dataset.failed = 'true'
  })

// After everything the page itself wants, the parts it loads when idle among them.
function startOffline() {
  const keep = () => setTimeout(() => keepOffline(offerUpdate).catch(() => null), 1000)
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
