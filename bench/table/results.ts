import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Scores } from './lighthouse.ts'
import { placeInReadme, renderResults } from './markdown.ts'

/** Where and with what a table was made. */
export type Made = { date: string; cores: number; system: string; chromium: string; lighthouse?: string }

export type RouteRow = {
  route: string
  document: number
  script: number
  font: number
  all: number
  requests: number
  scores?: Scores
}

export type ToolRow = {
  tool: string
  input: string
  /** Milliseconds from the visitor's act to the result on the screen, and of the platform's own way in the same page. */
  ours: number
  platform?: number
  /** What the platform's own way is, in Markdown. */
  way?: string
  /** The size of the input, where it has one. */
  megabytes?: number
  /** Milliseconds; 0 where none is as long as browsers report, which is 50. */
  longestTask: number
  /** How far the page's memory rose above the start, in MB. */
  memory?: number
}

export type Results = {
  routes: { made: Made; rows: RouteRow[] }
  tools: { made: Made; rows: ToolRow[] }
}

const file = 'bench/results.json'

/** The tables as they were last made. */
export const readResults = (): Results => JSON.parse(readFileSync(file, 'utf8'))

export const describeMachine = (chromium: string): Made => ({
  date: new Date().toISOString().slice(0, 10),
  cores: availableParallelism(),
  system: `${process.platform} ${process.arch}`,
  chromium,
})

/** Keeps one of the two tables in `bench/results.json` and writes both into the README. */
export function saveResults(part: Partial<Results>): void {
  const results = { ...readResults(), ...part }
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync('README.md', placeInReadme(readFileSync('README.md', 'utf8'), renderResults(results)))
}
