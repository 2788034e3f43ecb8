import { expect, type Page } from '@playwright/test'
import { button, field } from './controls.ts'
import { holdScript, paneText, test, toast, toolRoutes, untilHydrated, watchProblems } from './support.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Opens a page and holds back its scripts. The returned function releases them and waits until the page responds. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScript(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  return async () => {
    expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined()
    release()
    await untilHydrated(page)
  }
}

const options = (page: Page) =>
  page.locator('main').locator('select, input:not([type=file], [type=color], [readonly])').filter({ visible: true })

/** The value of each visible option, by label. */
const readOptions = (page: Page): Promise<Record<string, string | boolean>> =>
  options(page).evaluateAll((all) =>
    Object.fromEntries(
      (all as HTMLInputElement[]).map(({ labels, type, checked, value }) => [
        labels?.[0]?.textContent,
        type === 'checkbox' || type === 'radio' ? checked : value,
      ]),
    ),
  )

// Left alone: another category brings other units, and the date follows the timestamp.
const follows = ['Category', 'Human-readable date']
const entries: Record<string, string> = { Version: 'v7', Format: 'uppercase', 'Hex color': '#ff0000' }

/**
 * Changes every option, with the events a browser sends: to its value in `entries`, else to the second choice or 7; checkboxes and
 * radio buttons are clicked. The returned function reads the changed options.
 */
async function changeOptions(page: Page) {
  const changed = await options(page).evaluateAll(
    (all, { follows, entries }) =>
      (all as HTMLInputElement[]).flatMap((field) => {
        const label = field.labels?.[0]?.textContent ?? ''
        if (follows.includes(label)) return []
        if (field.type === 'checkbox' || field.type === 'radio') field.click()
        else {
          if (field instanceof HTMLSelectElement) {
            const values = [...field.options].map(({ value }) => value)
            field.value = values.find((value) => value === entries[label]) ?? values[1]!
          } else field.value = entries[label] ?? '7'
          for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
        }
        return label
      }),
    { follows, entries },
  )
  return async () => {
    const all = await readOptions(page)
    return Object.fromEntries(changed.map((label) => [label, all[label]]))
  }
}

/** Whether the visible Copy and Download buttons are disabled: `[true]` if all are, `[false]` if none is, both if some are. */
const areDisabled = (page: Page): Promise<boolean[]> =>
  page
    .locator('main')
    .getByRole('button', { name: /^(Copy|Download)/ })
    .filter({ visible: true })
    .evaluateAll((all) => [...new Set((all as HTMLButtonElement[]).map(({ disabled }) => disabled))])

/** What the test does on each page at first paint, after it changes the options, and what must come of it. */
type Early = { act?: (page: Page) => Promise<unknown>; see?: (page: Page) => Promise<unknown> }
const tools: Record<string, Early> = {
  '/tools/json-formatter': {
    act: async (page) => {
      await field(page, 'JSON input').fill('{"b":1,"a":2}')
      await button(page, /^Format JSON/).click()
    },
    // Sorted and indented with a tab.
    see: (page) => expect.poll(() => paneText(page, 'JSON output')).toMatch(/^\{\n\s"a": 2,\n\s"b": 1\n\}$/),
  },
  '/tools/base64-encode-decode': {
    act: async (page) => {
      await field(page, 'Input').fill('aGk=')
      await field(page, 'Input').press('Control+Enter')
    },
    see: (page) => expect(field(page, 'Output')).toHaveValue('hi'),
  },
  '/tools/uuid-generator': {
    // Changes after the press do not affect the list.
    act: async (page) => {
      await button(page, /^Generate/).click()
      await page.getByLabel('Quantity').fill('5')
      await page.getByLabel('Version').selectOption('v4')
    },
    see: (page) => {
      const shape = /^[0-9A-F]{8}-[0-9A-F]{4}-7[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/
      return expect(page.getByRole('list', { name: 'Generated UUIDs' }).getByRole('listitem')).toHaveText(
        Array.from({ length: 7 }, () => shape),
      )
    },
  },
  '/tools/text-case-converter': {
    act: (page) => field(page, 'Your text').fill('two words'),
    see: (page) => expect(page.getByText('twoWords').first()).toBeVisible(),
  },
  '/tools/hash-generator': {
    act: async (page) => {
      await field(page, 'Text to hash').fill('abc')
      await button(page, /^Generate/).click()
    },
    see: async (page) => {
      await expect(toast(page, 'SHA1 hash generated successfully.')).toBeVisible()
      await expect(page.getByText('a9993e364706816aba3e25717850c26c9cd0d89d')).toBeVisible()
      await expect(page.getByText('1 digest', { exact: true })).toBeVisible()
    },
  },
  '/tools/color-palette-generator': {
    // Copy and Download need a real press by the visitor, so they are disabled until the page responds.
    act: async (page) => {
      expect(await areDisabled(page)).toEqual([true])
      await field(page, 'Hex color').press('Enter')
    },
    see: async (page) => {
      await expect.poll(() => areDisabled(page)).toEqual([false])
      await expect(toast(page, 'Created a beautiful triadic color palette.')).toBeVisible()
      await expect(page.getByText('#FF0000').first()).toBeVisible()
    },
  },
  '/tools/regex-tester': {
    act: async (page) => {
      await field(page, 'Pattern').fill('7')
      await field(page, 'Test string').fill('77')
    },
    see: async (page) => {
      await expect(page.getByText('1 match', { exact: true })).toBeVisible()
      await expect(page.getByRole('checkbox', { name: 'global (g)' })).not.toBeChecked()
      for (const name of ['ignoreCase (i)', 'multiline (m)', 'dotAll (s)'])
        await expect(page.getByRole('checkbox', { name })).toBeChecked()
    },
  },
  '/tools/html-encoder-decoder': {
    act: (page) => field(page, 'Input').fill('&lt;'),
    see: (page) => expect(field(page, 'Output')).toHaveValue('<'),
  },
  '/tools/url-encoder-decoder': {
    act: async (page) => {
      await field(page, 'URL or text').fill('a b')
      await button(page, /^Encode URL/).click()
    },
    see: async (page) => {
      await expect(field(page, 'Encoded URL')).toHaveValue('a%20b')
      await expect(page.getByText('For a complete URL.')).toBeVisible()
    },
  },
  '/tools/aesthetic-username-generator': {
    see: async (page) => {
      const names = page.getByRole('list', { name: 'Generated usernames' }).getByRole('button')
      await expect(names.first()).toBeVisible()
      await expect(names.filter({ hasNotText: '7' })).toHaveCount(0)
    },
  },
}

test('everything entered or pressed at first paint is kept and done once the tool responds, in order and only once @looks', async ({
  page,
}) => {
  const problems = watchProblems(page)
  for (const path of toolRoutes)
    await test.step(path, async () => {
      const { act, see } = tools[path] ?? {}
      const answer = await openEarly(page, path)
      const read = await changeOptions(page)
      await act?.(page)
      const entered = await read()
      await answer()
      await expect.poll(() => readOptions(page)).toMatchObject(entered)
      await see?.(page)
    })
  await test.step('an example fills the fields', async () => {
    const answer = await openEarly(page, '/tools/unit-converter')
    await page.locator('.chip').filter({ visible: true }).first().click()
    await answer()
    await expect(page.getByText('exact by definition')).toBeVisible()
  })
  await test.step('Use Current Time fills the timestamp', async () => {
    const answer = await openEarly(page, '/tools/timestamp-converter')
    await button(page, /^Use Current Time/).click()
    await answer()
    await expect(field(page, 'Timestamp')).toHaveValue(/^\d{10,}$/)
  })
  expect(problems).toEqual([])
})

test('a file chosen, dropped or pasted before the page responds is opened, and a button pressed next works on it', async ({
  page,
}) => {
  await test.step('chosen', async () => {
    const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"b":2}') }
    const answer = await openEarly(page, '/tools/json-formatter')
    await page.locator('input[type=file]').first().setInputFiles(file)
    await button(page, /^Format JSON/).click()
    await answer()
    await expect.poll(() => paneText(page, 'JSON output')).toBe('{\n  "b": 2\n}')
  })
  for (const type of ['drop', 'paste'])
    await test.step(type, async () => {
      const answer = await openEarly(page, '/tools/text-case-converter')
      const isTaken = await page.evaluate((type) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([`by ${type}`], 'a.txt'))
        const init = { bubbles: true, cancelable: true }
        const event =
          type === 'drop'
            ? new DragEvent(type, { ...init, dataTransfer: transfer })
            : new ClipboardEvent(type, { ...init, clipboardData: transfer })
        return !document.body.dispatchEvent(event)
      }, type)
      expect(isTaken).toBe(true)
      await answer()
      await expect.poll(() => paneText(page, 'Your text')).toBe(`by ${type}`)
    })
})

test('early presses work in the shell too: a favorite, and the command palette by button or key with the text typed next', async ({
  page,
}) => {
  const found = page.getByRole('dialog').getByRole('combobox')
  const favorite = page.locator('[data-favorite]').first()
  for (const [words, open] of [
    ['json', () => page.locator('[data-command=palette]').filter({ visible: true }).first().click()],
    ['regex', () => page.keyboard.press('/')],
    ['uuid', () => page.keyboard.press('Control+k')],
  ] as const)
    await test.step(words, async () => {
      const answer = await openEarly(page, '/tools/unit-converter')
      if (words === 'json') await favorite.click()
      await open()
      await page.keyboard.type(`${words}x`)
      await page.keyboard.press('Backspace')
      await answer()
      await expect(found).toHaveValue(words)
      if (words === 'json') await expect(favorite).toHaveAttribute('aria-pressed', 'true')
    })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/uuid-generator/)
})
