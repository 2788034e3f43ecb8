import { test as base, expect } from '@playwright/test'
import type { Engine } from '../../scripts/engines.ts'
import { letMessagesStay, lifetimes } from '../keep-toasts.ts'
import { startAddress } from '../own-server.ts'
import { openTab } from './open.ts'
import { listenOutside } from './recording-proxy.ts'
import { keys, type Tab } from './tab.ts'

type Outside = Awaited<ReturnType<typeof listenOutside>>

/** A tab and the address of its site. */
type Visitor = Tab & { site: string }

/**
 * One browser per worker, of the engine that its project is named after, and a listener that stands in for all other machines.
 * Each test gets the tab at a new address of the site, with nothing stored and no service worker. `ownTab` is a separate
 * browser for tests of the service worker.
 */
export const test = base.extend<{ tab: Visitor; ownTab: Visitor }, { browserTab: Tab; outside: Outside }>({
  tab: async ({ browserTab }, use) => {
    const address = await startAddress(process.env.ROOT_URL ?? '', { hasServiceWorker: false })
    await use({ ...browserTab, site: address.url })
    await browserTab.tidy()
    address.close()
  },
  ownTab: async ({ outside }, use, { project }) => {
    const tab = await openTab(project.name as Engine, undefined, outside.proxy)
    await use({ ...tab, site: process.env.ROOT_URL ?? '' })
    await tab.close()
  },
  outside: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs.
    async ({}, use) => {
      const outside = await listenOutside()
      await use(outside)
      outside.close()
    },
    { scope: 'worker' },
  ],
  browserTab: [
    async ({ outside }, use, { project }) => {
      const tab = await openTab(project.name as Engine, undefined, outside.proxy)
      await use(tab)
      await tab.close()
    },
    { scope: 'worker' },
  ],
})

const often = { intervals: [50, 100] }

/** Opens a page of the site or of another server, and waits until its controls work. */
export async function openPage(tab: Visitor, path: string): Promise<void> {
  await tab.open(new URL(path, tab.site).href)
  await expectSaid(tab, 'hydrated')
  await tab.run(letMessagesStay, lifetimes)
}

/** Waits until the root element of the page has this data attribute set to "true". */
export const expectSaid = (tab: Tab, what: 'hydrated' | 'offline'): Promise<void> =>
  expect.poll(() => tab.run((name) => document.documentElement.dataset[name], what).catch(String), often).toBe('true')

/** Runs in the page: finds the visible elements with a role and, if given, an accessible name. */
function find(role: string, name: string | null, isToBePressed: boolean) {
  const selectors: Record<string, string> = {
    textbox: 'textarea, input:not([type]), input[type=text], input[type=email]',
    spinbutton: 'input[type=number]',
    radio: 'input[type=radio]',
    checkbox: 'input[type=checkbox]',
    button: 'button',
    list: 'ul, ol',
    progressbar: 'progress',
    region: 'section',
    file: 'input[type=file]',
  }
  const words = (node: Node): string =>
    node instanceof Text
      ? node.data
      : node instanceof Element && node.getAttribute('aria-hidden') !== 'true'
        ? [...node.childNodes].map(words).join('')
        : ''
  const nameOf = (element: Element): string => {
    const { labels } = element as HTMLInputElement
    const label = labels?.[0] ?? document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    return (element.getAttribute('aria-label') ?? words(label ?? element)).trim()
  }
  const within = (root: ParentNode): Element[] => [
    ...root.querySelectorAll(`:is(${selectors[role] ?? role}):not([role]), [role=${role}]`),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? within(shadowRoot) : [])),
  ]
  const found = within(document).filter((each) => each.checkVisibility() && (name === null || nameOf(each) === name))
  return found.map((element) => {
    const target = role === 'radio' ? ((element as HTMLInputElement).labels?.[0] ?? element) : element
    if (isToBePressed) target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = target.getBoundingClientRect()
    const middle = { x: x + width / 2, y: y + height / 2 }
    const root = element.getRootNode() as Document | ShadowRoot
    const hit = root.elementFromPoint(middle.x, middle.y)
    return {
      ...middle,
      isReachable: !(element as HTMLButtonElement).disabled && target.contains(hit),
      text:
        'value' in element && role !== 'button'
          ? String(element.value)
          : role === 'textbox' || role === 'list'
            ? [...element.children].map((line) => line.textContent).join('\n')
            : (element as HTMLElement).innerText,
    }
  })
}

/** The texts of all elements with a role and name: the value of a field, otherwise the visible text. */
export const read = async (tab: Tab, role: string, name: string | null = null): Promise<string> =>
  (await tab.run(find, role, name, false)).map(({ text }) => text).join('\n')

/** Reads the text until it is as expected. */
export const expectText = (tab: Tab, role: string, name?: string) =>
  expect.poll(() => read(tab, role, name).catch(String), { ...often, message: `${role} ${name ?? ''}` })

/** Clicks the middle of the only element with a role and name, once it is there, enabled and not covered. */
export async function press(tab: Tab, role: string, name: string): Promise<void> {
  let found: ReturnType<typeof find> = []
  const look = async () => {
    found = await tab.run(find, role, name, true)
    return found.map(({ isReachable }) => isReachable)
  }
  await expect.poll(look, { ...often, message: `${role} "${name}" to press` }).toEqual([true])
  for (const { x, y } of found) await tab.click(x, y)
}

/** Replaces the text of a field by typing. */
export async function fill(tab: Tab, name: string, text: string, role = 'textbox'): Promise<void> {
  await press(tab, role, name)
  await tab.type('a', 'Control')
  await tab.type(keys.Backspace + text)
}

/** Replaces the text of a field in one step. */
export async function paste(tab: Tab, name: string, text: string): Promise<void> {
  await press(tab, 'textbox', name)
  await tab.type('a', 'Control')
  await tab.run((inserted) => document.execCommand('insertText', false, inserted), text)
}

/** Opens a file from disk through "Open file". */
export async function openFile(tab: Tab, path: string): Promise<void> {
  expect(await tab.run(find, 'file', 'Open file', false)).toHaveLength(1)
  await tab.choose('input[type=file]', [path])
}
