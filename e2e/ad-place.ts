import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Site } from '../server/site.ts'

export const folder = '.cache/sub-path'
export const site: Site = JSON.parse(readFileSync(`${folder}/site.json`, 'utf8'))
export const at = (path: string) => `${site.basePath}${path}`

export const client = 'ca-pub-0000000000000000'
export const script = `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${client}`

export const question = (page: Page) => page.getByRole('region', { name: 'May this site show ads?' })
export const choice = (page: Page, name: 'Allow ads' | 'No ads') =>
  question(page).getByRole('button', { name, exact: true })
export const place = (page: Page) => page.getByRole('region', { name: 'Ads', exact: true })
export const choices = (page: Page) => place(page).getByRole('button', { name: 'Ad choices' })
export const slot = (page: Page) => place(page).getByTitle('Advertisement')
export const ad = (page: Page) => slot(page).contentFrame()

/** Collects a page's requests to other origins. They all fail: the browser in these tests resolves no other host name. */
export function watchOutside(page: Page): string[] {
  const outside: string[] = []
  page.on('request', (request) => {
    // A blob URL has the origin of its page, and our workers start from one.
    if (!new URL(request.url()).origin.startsWith('http://127.0.0.1:')) outside.push(request.url())
  })
  return outside
}
