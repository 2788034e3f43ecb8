/** What differs between new tools: slug `my-tool` → name "My Tool", domain `my`, noun `My`, verb `transformMy`, and so on. */
type Names = Record<'slug' | 'name' | 'domain' | 'noun' | 'verb' | 'glyph' | 'related', string> & { order: number }

/** The files of a new tool, by name. Biome formats them and sorts their imports afterwards. */
export const writeFiles = ({ slug, name, domain, noun, verb, glyph, related, order }: Names) => ({
  'tool.ts': `import Wrench from 'lucide/dist/esm/icons/wrench.mjs'
import type { ToolDefinition } from '../types.ts'

export default {
  name: '${name}', shortName: '${noun}', summary: 'One sentence on what it does.', category: 'converters',
  order: ${order}, icon: Wrench, glyph: '${glyph}', keywords: ['${domain}'], related: ['${related}'], available: true,
} satisfies ToolDefinition
`,
  'settings.ts': `import { choice } from '#app/lib/settings.ts'

export const settings = {
  letters: choice(['capital', 'small']),
}
`,
  'traits.ts': `import type { Traits } from '../traits.ts'
import { settings } from './settings.ts'

export default {
  settings,
  texts: { text: 'Input' },
  accepts: [{ task: '', action: 'Transform', kinds: ['text'] }],
  produces: ['text'],
} satisfies Traits
`,
  'content.ts': `import type { ToolContent } from '../content-types.ts'

export const content: ToolContent = {
  head: {
    title: '${name}', description: 'What it does, for people who search for it.',
    keywords: ['${domain}', 'browser tool', 'private'],
  },
  description: 'What it does, in one sentence.',
  badges: ['Runs in your browser', 'Network blocked', 'Works offline'],
  benefits: { title: 'Why use it', items: [
    { title: 'First', text: 'A reason.' },
    { title: 'Second', text: 'Another reason.' },
    { title: 'Third', text: 'A third reason.' },
  ] },
  steps: { title: 'How it works', items: [
    { title: 'Paste', text: 'Put your text in, or drop a file.' },
    { title: 'Read', text: 'The result appears as you type.' },
    { title: 'Keep it', text: 'Copy or download it.' },
  ] },
  examples: { title: 'Example', items: [{ title: 'Simple', input: 'abc', output: 'ABC' }] },
  faq: [
    { question: 'What is it for?', answer: 'Something that other pages do not do.' },
    { question: 'What does it accept?', answer: 'Any text.' },
    { question: 'Is there a limit?', answer: 'Only your memory.' },
    { question: 'Is it free?', answer: 'Yes.' },
  ],
}
`,
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
    case 'load': return { ...state, text: action.text }
    case 'set': return { ...state, settings: { ...state.settings, ...action.settings } }
    case 'clear': return { ...state, text: '' }
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
  'messages.ts': `import type { Toast } from '#app/ui/feedback/toast.ts'

export const copied: Toast = { title: 'Copied!', description: 'Output copied to clipboard.', tone: 'success' }
export const copyFailed: Toast = { title: 'Copy failed', description: 'Please copy the text manually.', tone: 'error' }
export const downloaded: Toast = { title: 'Downloaded!', description: 'Output downloaded successfully.', tone: 'success' }

export const letters = [
  { value: 'capital', label: 'Capital letters' },
  { value: 'small', label: 'Small letters' },
] as const
`,
  [`use-${domain}.ts`]: `import type { PaneText } from '#app/lib/long-text.ts'
import { createLazy, useLazy } from '#app/ui/island/lazy.ts'
import { useAnswer } from '#app/work/run/use-answer.ts'
import { useDesk } from '#app/work/bench/use-desk.ts'
import type { Question } from './lazy.tsx'
import { settings as declared } from './settings.ts'
import { initialState, reduce } from './state.ts'

export const lazy = createLazy(() => import('./lazy.tsx'))

/** The output for the current input. */
export function use${noun}() {
  const desk = useDesk(reduce, initialState, {
    slug: '${slug}',
    settings: declared,
    isEmpty: ({ text }) => text.length === 0,
    onText: ({ text, isAgain }) => desk.replace({ type: 'load', text }, { isAgain }),
  })
  const { text, settings } = desk.ready
  const { part } = useLazy(lazy)
  const { answer, ...work } = useAnswer<Question, PaneText>({ ...settings, text }, {
    direct: (question) => (question.text.length === 0 ? '' : (part?.answerDirectly(question) ?? null)),
    ask: async (question, task) => (await lazy.load()).answer(question, task),
  })
  return { desk, output: answer ?? '', work }
}
`,
  'view.tsx': `import { countCharacters } from '#app/lib/long-text.ts'
import { count } from '#app/lib/plural.ts'
import { Panes, StatusBar } from '#app/ui/layout/bench.tsx'
import { SelectField } from '#app/ui/controls/field.tsx'
import { useOptions } from '#app/ui/controls/options.tsx'
import { Tabs, useTabs } from '#app/ui/layout/tabs.tsx'
import { type Actions, Bar } from '#app/work/bench/actions.tsx'
import { InputPane } from '#app/work/in/input-pane.tsx'
import { textCleared, workCancelled } from '#app/work/messages.ts'
import { OutputPane } from '#app/work/out/output-pane.tsx'
import { WorkProblem, WorkProgress, WorkStatus } from '#app/work/run/progress.tsx'
import { Workbench } from '#app/work/bench/workbench.tsx'
import { asTool } from '../as-tool.tsx'
import { copied, copyFailed, downloaded, letters } from './messages.ts'
import { lazy, use${noun} } from './use-${domain}.ts'

export default asTool(View)

function View() {
  const { desk, output, work } = use${noun}()
  const { text, settings } = desk.state
  const tabs = useTabs('Input', 'Output')
  const options = useOptions('Options')
  const given = { isEmpty: output.length === 0, stale: work.isCurrent ? null : ('text' as const) }
  const give = {
    copy: { ...given, text: () => output, length: output.length, copied, copyFailed },
    download: { ...given, file: () => ({ name: '${domain}.txt', text: output }), downloaded },
  }
  const actions: Actions = {
    clear: { label: 'Clear', onPress: () => desk.replace({ type: 'clear' }, { toast: { title: textCleared } }) },
    options,
    ...(!given.isEmpty && { outputs: { Output: give } }),
  }
  return (
    <Workbench label="${name} tool" desk={desk} tabs={tabs} actions={actions} lazy={lazy}>
      <Bar actions={actions} />
      {options.row(
        <SelectField label="Letters" className="w-full sm:w-44" value={settings.letters} choices={letters}
          onChange={(chosen) => desk.dispatch({ type: 'set', settings: { letters: chosen } })} />,
      )}
      <Tabs />
      <Panes slug="${slug}" start={40}>
        <InputPane desk={desk} title="Input" value={text} onChange={(next) => desk.edit({ type: 'edit', text: next })}
          placeholder="Type or paste text, or drop a file" />
        <OutputPane title="Output" value={output} {...given} placeholder="The result appears here as you type" {...give}>
          <WorkProblem work={work} words={{ cancelled: workCancelled }} />
        </OutputPane>
      </Panes>
      <WorkProgress work={work} desk={desk} />
      <StatusBar>
        <WorkStatus work={work}><span>{count(countCharacters(text), 'character')}</span></WorkStatus>
      </StatusBar>
    </Workbench>
  )
}
`,
})
