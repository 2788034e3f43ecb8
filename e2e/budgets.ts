import { expect } from '@playwright/test'
import { type Loaded, sumBytes } from './first-load.ts'

const kilobyte = 1000
const hasWorkbench = (path: string) => path === '/' || path === '/contact' || path.startsWith('/tools/')

const describe = (files: Loaded[]) =>
  files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${bytes} ${path}`)
    .join(', ')

/** What is over its budget, and by which files: `["script: 88975 of 80000 bytes: 58157 /assets/react-q3z5VTvw.js, …"]` */
function findExcess(loaded: Loaded[], budgets: Record<string, number>): string[] {
  const excess = Object.entries(budgets).flatMap(([kind, budget]) => {
    const files = kind === 'all' ? loaded : loaded.filter((file) => file.kind === kind)
    const sum = sumBytes(files)
    return sum <= budget ? [] : `${kind}: ${sum} of ${budget} bytes: ${describe(files)}`
  })
  return loaded.length <= 12 ? excess : [...excess, `${loaded.length} of 12 requests: ${describe(loaded)}`]
}

/** The first load of a page keeps to its budgets. */
export function expectInBudget(path: string, loaded: Loaded[]): void {
  const budgets = {
    script: (hasWorkbench(path) ? 80 : 5) * kilobyte,
    stylesheet: 12 * kilobyte,
    font: 40 * kilobyte,
    all: 150 * kilobyte,
  }
  const known = ['document', 'other', ...Object.keys(budgets)]
  expect(loaded.filter(({ kind, bytes }) => !known.includes(kind) || !(bytes > 0))).toEqual([])
  expect(findExcess(loaded, budgets)).toEqual([])
}
