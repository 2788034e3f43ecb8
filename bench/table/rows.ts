import type { Scores } from './lighthouse.ts'

/** Where and with what a table was made. */
export type Made = { date: string; cores: number; system: string; chromium: string; lighthouse?: string }

export type RouteRow = {
  route: string
  document: number
  script: number
  font: number
  all: number
  requests: number
  /** What it gets ready after that, in idle time. */
  idle?: number
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

export type FirstActRow = {
  page: string
  act: string
  /** Milliseconds from the act to what it brings: at the first paint, a second after the load, and once more. */
  first: number
  later: number
  again: number
}

export type Results = {
  routes: { made: Made; rows: RouteRow[] }
  tools: { made: Made; rows: ToolRow[] }
  /** `file`: JSON of 1 MB opened 1.5 s after the load and formatted at once, and the platform's own way. */
  firstActs?: { made: Made; rows: FirstActRow[]; file: { ours: number; native: number } }
}
