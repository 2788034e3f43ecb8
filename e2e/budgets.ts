import { expect } from '@playwright/test'
import type { Loaded, Loads } from './first-load.ts'
import { sumBytes } from './first-load.ts'

const kilobyte = 1000
const hasIsland = (path: string) => path === '/' || path === '/contact' || path.startsWith('/tools/')

const describe = (files: Loaded[]) =>
  files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${bytes} ${path}`)
    .join(', ')

/** Each kind over its budget, with its files: `["script: 98975 of 90000 bytes: 70157 /assets/floor-q3z5VTvw.js, …"]` */
function findExcess(loaded: Loaded[], budgets: Record<string, number>): string[] {
  return Object.entries(budgets).flatMap(([kind, budget]) => {
    const files = kind === 'all' ? loaded : loaded.filter((file) => file.kind === kind)
    const sum = sumBytes(files)
    return sum <= budget ? [] : `${kind}: ${sum} of ${budget} bytes: ${describe(files)}`
  })
}

/** Checks that the first load of a page, and what it loads in idle time, stay within budget. */
export function expectInBudget(path: string, { first, idle }: Loads): void {
  const budgets = {
    script: (hasIsland(path) ? 90 : 6) * kilobyte,
    stylesheet: 12 * kilobyte,
    font: 40 * kilobyte,
    all: 160 * kilobyte,
  }
  const known = ['document', 'other', ...Object.keys(budgets)]
  expect([...first, ...idle].filter(({ kind, bytes }) => !known.includes(kind) || !(bytes > 0))).toEqual([])
  expect(findExcess(first, budgets)).toEqual([])
  expect(first.length, describe(first)).toBeLessThanOrEqual(12)
  // Loaded ahead for the first action: an editor and workers on a page with an island, otherwise only menus, toasts and the tooltip.
  expect(findExcess(idle, { all: (hasIsland(path) ? 250 : 12) * kilobyte })).toEqual([])
}
