import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { placeInReadme, renderResults } from './markdown.ts'
import type { Made, Results } from './rows.ts'

const file = 'bench/results.json'

/** The tables from the last measurement. */
export const readResults = (): Results => JSON.parse(readFileSync(file, 'utf8'))

export const describeMachine = (chromium: string): Made => ({
  date: new Date().toISOString().slice(0, 10),
  cores: availableParallelism(),
  system: `${process.platform} ${process.arch}`,
  chromium,
})

/** Saves some of the tables in `bench/results.json` and writes all of them into the README. */
export function saveResults(part: Partial<Results>): void {
  const results = { ...readResults(), ...part }
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync('README.md', placeInReadme(readFileSync('README.md', 'utf8'), renderResults(results)))
}
