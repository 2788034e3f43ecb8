import { expect, type Page } from '@playwright/test'

type Places = Record<string, [x: number, y: number]>

/** Where each visible control of the tool is, from the tool's corner. Those of the foot are counted from the window's. */
const readPlaces = (page: Page): Promise<Places> =>
  page.evaluate(() => {
    const bench = document.querySelector('.bench')!.getBoundingClientRect()
    const places: Places = {}
    for (const control of document.querySelectorAll<HTMLElement>('.bench :is(button, input, select, textarea)')) {
      const { x, y, width } = control.getBoundingClientRect()
      if (width < 2 || !control.checkVisibility({ visibilityProperty: true })) continue
      const label = (control as HTMLInputElement).labels?.[0]?.textContent
      // A tab has a count after its name.
      const own = control.role === 'tab' ? `${control.firstChild?.textContent} (tab)` : control.textContent
      const name = control.ariaLabel ?? label ?? own
      places[name] ??= [Math.round(x - bench.x), Math.round(control.closest('.foot') ? y : y - bench.y)]
    }
    return places
  })

/** The controls of the tool that are elsewhere after this act. Those that come and go do not count. */
export async function findMoved(page: Page, act: () => Promise<void>): Promise<string[]> {
  const before = await readPlaces(page)
  await act()
  const after = await readPlaces(page)
  const isFar = (one = 0, other = 0) => Math.abs(one - other) > 1
  return Object.entries(after).flatMap(([name, [x, y]]) => {
    const place = before[name]
    return place && (isFar(place[0], x) || isFar(place[1], y)) ? [`${name}: ${place} → ${x},${y}`] : []
  })
}

/** Turns the text spacing of WCAG 1.4.12 on or off. */
export const spaceOut = (page: Page, isOn: boolean): Promise<void> =>
  page.evaluate((isOn) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = isOn ? [sheet] : []
  }, isOn)

/** No text is cut off by an edge that cannot scroll. Text that ends in an ellipsis is cut on purpose. */
export async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    const range = document.createRange()
    function isCut(text: Text): boolean {
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      if (box.width < 2 || box.height < 2) return false
      for (let around = text.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY, textOverflow, clipPath, webkitLineClamp, position } = getComputedStyle(around)
        if (textOverflow === 'ellipsis' || clipPath !== 'none' || webkitLineClamp !== 'none') return false
        if (isScrolled(overflowX) || isScrolled(overflowY)) return false
        // A phone has one line for these, the most important first; its tabs show the counts.
        if (innerWidth < 640 && around.matches('.statements')) return false
        // Badges are shown only where the title leaves room.
        if (around.matches('.title-aside')) return false
        const edge = around.getBoundingClientRect()
        if (overflowX !== 'visible' && (box.right > edge.right + 1 || box.left < edge.left - 1)) return true
        if (overflowY !== 'visible' && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2)) return true
        const isControl = around.matches('button, [role=tab], .segment, .chip')
        if (isControl && (box.right > edge.right + 1 || box.left < edge.left - 1)) return true
        if (position === 'fixed') return false
      }
      return false
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const isSeen = node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (isSeen && node.data.trim() && isCut(node)) found.push(`${node.data}: ${node.parentElement?.outerHTML}`)
    }
    return found
  })
  expect(cut).toEqual([])
}

/** On a phone, the words of each button in the action bar are on one line. */
export async function expectUnwrappedActions(page: Page): Promise<void> {
  const wrapped = await page.locator('.action-bar button').evaluateAll((buttons) =>
    buttons.flatMap((each) => {
      const words = (each as HTMLElement).innerText.trim()
      const range = document.createRange()
      range.selectNodeContents(each)
      return words !== '' && range.getBoundingClientRect().height > 30 ? words : []
    }),
  )
  expect(wrapped).toEqual([])
}

/** Every focused control is visible and not covered. */
export async function expectReachable(page: Page): Promise<void> {
  const hidden = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
    )
    const found: string[] = []
    // Notifications go away by themselves.
    document.querySelector<HTMLElement>('.toaster')?.style.setProperty('visibility', 'hidden')
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled, [tabindex="-1"]'))
        continue
      control.focus()
      if (document.activeElement !== control) continue
      const shape = control.closest('label') ?? control
      const { top, bottom, left, right } = shape.getBoundingClientRect()
      const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
      const middle = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
      const places = [0.25, 0.5, 0.75].map((part) => from + (to - from) * part)
      const isOnTop = (y: number) => {
        const top = document.elementFromPoint(middle, y)
        return top !== null && (shape.contains(top) || top.contains(control))
      }
      if (to - from >= Math.min(16, bottom - top) && places.some(isOnTop)) continue
      const over = document.elementFromPoint(middle, (from + to) / 2)?.outerHTML.slice(0, 100)
      found.push(`${control.outerHTML.slice(0, 200)}, ${from} to ${to} of ${innerHeight}, under ${over}`)
    }
    document.querySelector<HTMLElement>('.toaster')?.style.removeProperty('visibility')
    ;(document.activeElement as HTMLElement | null)?.blur()
    scrollTo(0, 0)
    return found
  })
  expect(hidden).toEqual([])
}

/** With forced colors, the focus has an outline, and a control that is on has the highlight color. */
export async function expectForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  // After a key press, every focused element shows its focus.
  await page.keyboard.press('Tab')
  const lost = await page.evaluate(() => {
    const probe = document.createElement('i')
    document.body.append(probe)
    const resolve = (color: string) => {
      probe.style.backgroundColor = color
      return getComputedStyle(probe).backgroundColor
    }
    const highlight = resolve('Highlight')
    const found: string[] = []
    const on = 'main :is([aria-pressed=true], .segment:has(:checked), [role=tab][aria-selected=true], .switch :checked)'
    for (const each of document.querySelectorAll(on)) {
      if (!each.checkVisibility()) continue
      if (getComputedStyle(each).backgroundColor !== highlight) found.push(`on: ${each.outerHTML.slice(0, 300)}`)
    }
    for (const control of document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea)',
    )) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled')) continue
      control.focus()
      if (!control.matches(':focus-visible')) found.push(`not focused: ${control.outerHTML.slice(0, 300)}`)
      const shapes = [control, control.closest('label'), control.nextElementSibling, control.parentElement]
      const hasOutline = shapes.some((shape) =>
        [null, '::after'].some((part) => {
          const { outlineStyle, outlineWidth } = shape ? getComputedStyle(shape, part) : {}
          return outlineStyle !== 'none' && parseFloat(outlineWidth ?? '0') >= 1
        }),
      )
      if (!hasOutline) found.push(`focus: ${control.outerHTML.slice(0, 300)}`)
    }
    ;(document.activeElement as HTMLElement | null)?.blur()
    probe.remove()
    return found
  })
  await page.emulateMedia({ forcedColors: 'none' })
  expect(lost).toEqual([])
}

/** Links and buttons under 24 px that are not part of a sentence. What surrounds a target counts as its size (`::after`, its label). */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 24
    const isInSentence = (element: Element) => {
      const around = element.closest('p, li, dd, td, .notice')
      return (
        getComputedStyle(element).display === 'inline' &&
        around !== null &&
        around.textContent.trim().length > element.textContent.trim().length + 12
      )
    }
    const isHit = (element: Element, x: number, y: number) => {
      const found = document.elementFromPoint(x, y)
      return found !== null && (element.contains(found) || found.contains(element.querySelector('img')))
    }
    return [...document.querySelectorAll<HTMLElement>('a[href], button, summary')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled, .sr-only *')) return []
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, width, top, height } = element.getBoundingClientRect()
      if (width <= 1 || height >= least || isInSentence(element)) return []
      const [x, y] = [left + Math.min(width / 2, 20), top + height / 2]
      const reach = least / 2 - 1
      if (isHit(element, x, y - reach) && isHit(element, x, y + reach)) return []
      return [`${height} px: ${element.outerHTML.slice(0, 200)}`]
    })
  })
