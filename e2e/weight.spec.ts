import { expect, test } from '@playwright/test'
import { toolRoutes } from './support.ts'

for (const path of ['/', '/tools', ...toolRoutes]) {
  test(`${path} loads at most 100 KB of JavaScript and 12 KB of CSS, and nothing moves`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path, { waitUntil: 'load' })
    const { script, style, shift } = await page.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const sum = (pattern: RegExp) =>
        entries
          .filter(({ name }) => pattern.test(new URL(name).pathname))
          .reduce((total, entry) => total + entry.encodedBodySize, 0)
      return { script: sum(/\.js$/), style: sum(/\.css$/), shift: (window as unknown as { shift: number }).shift }
    })
    expect(script).toBeGreaterThan(0)
    expect(script).toBeLessThanOrEqual(100 * 1024)
    expect(style).toBeGreaterThan(0)
    expect(style).toBeLessThanOrEqual(12 * 1024)
    expect(shift).toBe(0)
  })
}
