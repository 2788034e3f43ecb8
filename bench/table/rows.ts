import type { Scores } from './lighthouse.ts'

/** When, where and with what a table was made. */
export type Made = { date: string; cores: number; system: string; chromium: string; lighthouse?: string }

export type RouteRow = {
  route: string
  document: number
  script: number
  font: number
  all: number
  requests: number
  /** Bytes prepared after that, in idle time. */
  idle?: number
  scores?: Scores
}

export type ToolRow = {
  tool: string
  input: string
  /** Milliseconds from the visitor's action to the result on the screen, and for the platform's own way in the same page. */
  ours: number
  platform?: number
  /** The platform's own way, in Markdown. */
  way?: string
  /** The size of the input, if it has one. */
  megabytes?: number
  /** Milliseconds. 0 if no task reached 50 ms, the shortest that browsers report. */
  longestTask: number
  /** How far the memory of all browser processes rose above the start, in MB. */
  memory?: number
}

export type FirstActionRow = {
  page: string
  act: string
  /** Milliseconds from the action to its result: at the first paint, one second after the load, and again. */
  first: number
  later: number
  again: number
}

export type Results = {
  routes: { made: Made; rows: RouteRow[] }
  tools: { made: Made; rows: ToolRow[] }
  /** `file`: a 1 MB JSON file opened 1.5 s after the load and formatted right away, and the platform's own way. */
  firstActions?: { made: Made; rows: FirstActionRow[]; file: { ours: number; native: number } }
}
