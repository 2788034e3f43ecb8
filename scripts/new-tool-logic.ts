/** The names in a new tool's files: slug `my-tool` → name "My Tool", domain `my`, noun `My`, verb `transformMy` */
export type Names = { slug: string; name: string; domain: string; noun: string; verb: string }

/** The logic and state of a new tool, with their tests, by file name. */
export const writeLogic = ({ domain, noun, verb }: Names): Record<string, string> => ({
  [`${domain}.ts`]: `import type { ValuesOf } from '#app/lib/settings.ts'
import type { settings } from './settings.ts'

export type Settings = ValuesOf<typeof settings>

/** Describe it in one sentence that ends in an example: \`"abc"\` → "ABC" */
export const ${verb} = (text: string, { letters }: Settings): string =>
  letters === 'capital' ? text.toUpperCase() : text.toLowerCase()
`,
  [`${domain}.test.ts`]: `import { expect, test } from 'vitest'
import { ${verb} } from './${domain}.ts'

test.each([
  ['capital', 'ABC'],
  ['small', 'abc'],
] as const)('with %s letters, "aBc" becomes "%s"', (letters, expected) => {
  expect(${verb}('aBc', { letters })).toBe(expected)
})
`,
  [`${domain}.worker.ts`]: `import { serve } from '#app/browser/worker/serve.ts'
import { inPieces, type PaneText } from '#app/lib/long-text.ts'
import { type Settings, ${verb} } from './${domain}.ts'

const handlers = {
  transform: ({ text, settings }: { text: PaneText; settings: Settings }) =>
    inPieces(${verb}(text.toString(), settings)),
}

export type ${noun}Worker = typeof handlers

serve(handlers)
`,
  'lazy.tsx': `import { connect } from '#app/browser/worker/connect.ts'
import { isLong, type PaneText } from '#app/lib/long-text.ts'
import type { Underway } from '#app/work/run/job.ts'
import { type Settings, ${verb} } from './${domain}.ts'
import type { ${noun}Worker } from './${domain}.worker.ts'
import workerUrl from './${domain}.worker.ts?worker&url'

export type Question = Settings & { text: PaneText }

const worker = connect<${noun}Worker>(workerUrl)

/** Starts the worker ahead of a long text. */
export const warmUp = worker.start

/** The output for a short text, right away. */
export const answerDirectly = ({ text, ...settings }: Question): PaneText => ${verb}(text.toString(), settings)

/** Transforms a short text here, and a long one in the worker. */
export const answer = (question: Question, task: Underway): PaneText | Promise<PaneText> => {
  const { text, ...settings } = question
  return isLong(text) ? worker.call('transform', { text, settings }, task) : answerDirectly(question)
}
`,
  'state.ts': `import type { PaneText } from '#app/lib/long-text.ts'
import { initialOf } from '#app/lib/settings.ts'
import type { Settings } from './${domain}.ts'
import { settings } from './settings.ts'

/** What the visitor typed and chose. The output follows from it. */
export type State = { text: PaneText; settings: Settings }

export type Action =
  | { type: 'edit'; text: PaneText }
  | { type: 'set'; settings: Partial<Settings> }
  | { type: 'load'; text: PaneText }
  | { type: 'clear' }

export const initialState: State = { text: '', settings: initialOf(settings) }

/** The state after an action. Clear keeps the settings: text "a", small letters, \`clear\` → no text, small letters */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'edit':
    case 'load':
      return { ...state, text: action.text }
    case 'set':
      return { ...state, settings: { ...state.settings, ...action.settings } }
    case 'clear':
      return { ...state, text: '' }
  }
}
`,
  'state.test.ts': `import { expect, test } from 'vitest'
import { initialState, reduce } from './state.ts'

test('the text is what was typed or loaded, and Clear keeps the settings', () => {
  const typed = reduce(initialState, { type: 'edit', text: 'a' })
  expect(reduce(typed, { type: 'load', text: 'b' })).toEqual({ ...initialState, text: 'b' })
  const set = reduce(typed, { type: 'set', settings: { letters: 'small' } })
  expect(reduce(set, { type: 'clear' })).toEqual({ text: '', settings: { letters: 'small' } })
})
`,
})
