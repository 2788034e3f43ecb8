import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = {
  run: (
    context: object,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>
}

const colors = { runOnly: ['color-contrast', 'link-in-text-block'] }
const parts = {
  all: { isInTool: false },
  colors: { isInTool: false, ...colors },
  'the tool': { isInTool: true },
  'colors of the tool': { isInTool: true, ...colors },
}
export type Part = keyof typeof parts

/** The violations axe finds in a part of a page, by rule: `[{ id: "color-contrast", nodes: ["<p>…"] }]` */
export async function findViolations(page: Page, part: Part): Promise<{ id: string; nodes: string[] }[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ isInTool, ...options }) => {
      const { axe } = window as unknown as { axe: Axe }
      // Nothing behind a modal dialog can be reached.
      const dialog = document.querySelector('dialog:modal')
      const result = await axe.run(dialog || (isInTool && document.querySelector('.bench')) || document, options)
      return result.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      }))
    },
    { resultTypes: ['violations'], preload: false, ...parts[part] },
  )
}
