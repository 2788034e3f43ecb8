import { expect } from '@playwright/test'
import { test } from './fixtures.ts'

test('the feed is shown with its style sheet: what it is, its address, and a link to every article', async ({
  tab,
}) => {
  await tab.open(`${tab.site}/blog/feed.xml`)
  const look = () => {
    const visible = (name: string) => [...document.querySelectorAll(name)].filter((each) => each.checkVisibility())
    return {
      width: getComputedStyle(document.documentElement).maxWidth,
      heading: visible('h1').map((each) => each.textContent),
      isSaid: visible('p').some((each) => each.textContent?.startsWith('This is a feed.')),
      links: visible('h2 a').length,
      machineOnly: visible('guid, pubDate, language, title').length,
    }
  }
  const shown = { width: '680px', heading: ['Stayput Blog'], isSaid: true, links: 7, machineOnly: 0 }
  await expect.poll(() => tab.run(look)).toEqual(shown)
  await tab.run(() => document.querySelector<HTMLElement>('h2 a')?.click())
  await expect.poll(() => tab.run(() => location.pathname)).toMatch(/^\/blog\/[a-z-]+$/)
})
