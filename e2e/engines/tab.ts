/** One tab of any engine, with only what the tests need: open, run a function in the page, click, type and choose files. */
export type Tab = {
  open(url: string): Promise<void>
  /** Runs a function in the page. Its arguments and result must be JSON. */
  run<A extends unknown[], T>(task: (...args: A) => T | Promise<T>, ...args: A): Promise<T>
  click(x: number, y: number): Promise<void>
  /** Types like a keyboard, while `held` is down. */
  type(text: string, held?: keyof typeof keys): Promise<void>
  /** Chooses files in the input that the selector finds. */
  choose(selector: string, paths: string[]): Promise<void>
  /** Closes all other windows and opens a blank page. */
  tidy(): Promise<void>
  close(): Promise<void>
  /** The folder for downloads. */
  downloads: string
}

/** Keys without a character, in the notation of WebDriver (W3C WebDriver §17.4.2). */
export const keys = {
  Backspace: '\ue003',
  Tab: '\ue004',
  Enter: '\ue007',
  Control: '\ue009',
  Escape: '\ue00c',
  ArrowDown: '\ue015',
} as const

/** A task as the source of a function that takes its arguments as JSON: `(json) => json`. */
export const written = (task: (...args: never[]) => unknown): string =>
  `async (json) => JSON.stringify((await (${task})(...JSON.parse(json))) ?? null)`

/** A click, in the notation of WebDriver and BiDi. */
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

/** Typing, in the same notation. */
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

/** Waits for an answer for at most a minute, then fails: `"No answer for 60 s: Firefox, session.new"` */
export async function inTime<T>(question: string, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer for 60 s: ${question}`)), 60_000)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
