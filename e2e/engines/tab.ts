/** One tab of any engine, as thin as a suite can do with: it opens, runs a function in the page, points, types and picks files. */
export type Tab = {
  open(url: string): Promise<void>
  /** Runs a function in the page; what goes in and comes out is JSON. */
  run<A extends unknown[], T>(task: (...args: A) => T | Promise<T>, ...args: A): Promise<T>
  click(x: number, y: number): Promise<void>
  /** Types as a keyboard does; `held` is down meanwhile. */
  type(text: string, held?: keyof typeof keys): Promise<void>
  /** Chooses files in the input a selector finds. */
  choose(selector: string, paths: string[]): Promise<void>
  /** Closes every other window, and empties this one. */
  tidy(): Promise<void>
  close(): Promise<void>
  /** The folder where downloads arrive. */
  downloads: string
}

/** The keys without a character, as WebDriver writes them (W3C WebDriver §17.4.2). */
export const keys = {
  Backspace: '\ue003',
  Tab: '\ue004',
  Enter: '\ue007',
  Control: '\ue009',
  Escape: '\ue00c',
  ArrowDown: '\ue015',
} as const

/** A task and its arguments as the text of one function, `(json) => json`. */
export const written = (task: (...args: never[]) => unknown): string =>
  `async (json) => JSON.stringify((await (${task})(...JSON.parse(json))) ?? null)`

/** What WebDriver and BiDi call a click. */
export const clickAt = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** What both call typing. */
export const typing = (text: string, held?: keyof typeof keys) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [
      ...(held ? [{ type: 'keyDown', value: keys[held] }] : []),
      ...[...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
      ...(held ? [{ type: 'keyUp', value: keys[held] }] : []),
    ],
  },
]

/** An answer, or after a minute an error that names the question: `"No answer for 60 s: Firefox, session.new"` */
export async function inTime<T>(question: string, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer for 60 s: ${question}`)), 60_000)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
