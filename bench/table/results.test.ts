import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { resetPath } from '#app/config.ts'
import { pages } from '#app/pages.ts'
import { cases } from './cases.ts'
import { placeInReadme, renderResults } from './markdown.ts'
import { readResults } from './results.ts'

test('the README shows the numbers in bench/results.json', () => {
  const readme = readFileSync('README.md', 'utf8')
  expect(placeInReadme(readme, renderResults(readResults()))).toBe(readme)
})

test('the table has every page except the one that removes the offline copy, and a new tool may be missing', () => {
  const known = new Set(cases.map(({ slug }) => `/tools/${slug}`))
  const isNew = (path: string) => path.startsWith('/tools/') && !known.has(path)
  const wanted = pages.map(({ path }) => path).filter((path) => path !== resetPath && !isNew(path))
  const measured = readResults().routes.rows.map(({ route }) => route)
  expect(measured.filter((route) => !isNew(route))).toEqual(wanted.sort())
})

test('the table has a row for every tool measurement', () => {
  const name = ({ tool, input }: { tool: string; input: string }) => `${tool}: ${input}`
  expect(readResults().tools.rows.map(name)).toEqual(cases.map(name))
})
