import { config } from '#app/config.ts'

/** Puts right in the footer what only the browser knows: the year, and whether the page came by plain http. */
export function showFooterFacts(): void {
  const year = document.querySelector('[data-live=year]')
  if (year) year.textContent = String(Math.max(config.year, new Date().getFullYear()))
  const plainHttp = document.querySelector<HTMLTemplateElement>('[data-live=plain-http]')
  if (plainHttp && !isSecureContext) plainHttp.replaceWith(plainHttp.content)
}
