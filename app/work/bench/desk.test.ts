import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choice, flag, initialOf } from '#app/lib/settings.ts'
import { dismissToast, readToasts } from '#app/ui/feedback/toast.ts'
import { createDesk, type DeskOptions } from './desk.ts'

const settings = { indent: choice(['2', '4']), sortKeys: flag() }
type Values = { indent: '2' | '4'; sortKeys: boolean }
type State = { text: string; settings: Values }
type Action =
  | { type: 'edit' | 'load'; text: string; settings?: Values }
  | { type: 'set'; settings: Partial<Values> }
  | { type: 'clear' }

const initialState: State = { text: '', settings: initialOf(settings) }

function reduce(state: State, action: Action): State {
  if (action.type === 'clear') return { ...state, text: '' }
  if (action.type === 'set') return { ...state, settings: { ...state.settings, ...action.settings } }
  return { text: action.text, settings: action.settings ?? state.settings }
}

function setUp(options: Partial<DeskOptions<State, Action>> = {}) {
  const stored = new Map<string, string>()
  const page = {
    interruptIntake: vi.fn(),
    focus: vi.fn(),
    draw: (change: () => void) => change(),
    storage: {
      read: (name: string) => stored.get(name) ?? null,
      write: (name: string, value: string | null) =>
        void (value === null ? stored.delete(name) : stored.set(name, value)),
    },
    options: () => ({ slug: 'tool', settings, isEmpty: ({ text }: State) => text === '', ...options }),
  }
  const desk = createDesk<State, Action>(reduce, initialState, page)
  const text = () => desk.read().state.text
  return { desk, text, stored, ...page }
}

const titles = () => readToasts().map(({ title }) => title)
const pressUndo = () => readToasts().at(-1)?.action?.run()

beforeEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
})
afterEach(() => vi.restoreAllMocks())

test('an edit, a file and Clear each change the state and notify listeners', () => {
  const { desk, text } = setUp()
  const told = vi.fn()
  const stop = desk.watch(told)
  desk.edit({ type: 'edit', text: 'a' })
  expect(text()).toBe('a')
  desk.replace({ type: 'load', text: 'b' })
  expect(text()).toBe('b')
  const calls = told.mock.calls.length
  expect(calls).toBeGreaterThan(1)
  stop()
  desk.edit({ type: 'edit', text: 'c' })
  expect(told).toHaveBeenCalledTimes(calls)
})

test('an edit and a replacement cancel a file that is still loading and count as an action', () => {
  const { desk, interruptIntake } = setUp()
  desk.edit({ type: 'edit', text: 'a' })
  desk.replace({ type: 'clear' })
  expect(interruptIntake).toHaveBeenCalledTimes(2)
  expect(desk.actions.count).toBe(2)
  desk.dispatch({ type: 'set', settings: { indent: '4' } })
  expect(desk.actions.count).toBe(2)
})

test('Undo in the toast brings back what was replaced, and moves the focus to the main field', () => {
  const { desk, text, focus } = setUp()
  desk.edit({ type: 'edit', text: 'mine' })
  desk.replace({ type: 'load', text: 'file' }, { toast: { title: 'Opened' } })
  expect(titles()).toEqual(['Opened'])
  pressUndo()
  expect(text()).toBe('mine')
  expect(focus).toHaveBeenCalledOnce()
  expect(desk.read().offer).toBeNull()
  expect(titles()).toEqual([])
})

test('a replacement in another pane is undone there', () => {
  const { desk, focus } = setUp()
  const place = { pane: 'Names', focus: vi.fn() }
  desk.edit({ type: 'edit', text: 'mine' })
  desk.replace({ type: 'clear' }, { place })
  expect(desk.read().offer?.place).toBe(place)
  desk.undo()
  expect(place.focus).toHaveBeenCalledOnce()
  expect(focus).not.toHaveBeenCalled()
})

test('offers no Undo if nothing was there, and a second Clear keeps the Undo of the first', () => {
  const { desk, text } = setUp()
  desk.replace({ type: 'load', text: 'file' })
  expect(desk.read().offer).toBeNull()
  desk.replace({ type: 'clear' })
  const { offer } = desk.read()
  expect(offer).not.toBeNull()
  desk.replace({ type: 'clear' })
  expect(desk.read().offer).toBe(offer)
  desk.undo()
  expect(text()).toBe('file')
})

test('typing removes the offer and its toast, but the history still goes back through the replacement', () => {
  const { desk, text } = setUp()
  desk.edit({ type: 'edit', text: 'mine' })
  desk.replace({ type: 'load', text: 'file' })
  desk.edit({ type: 'edit', text: 'file!' })
  expect(desk.read().offer).toBeNull()
  expect(titles()).toEqual([])
  desk.travel(() => desk.edit({ type: 'edit', text: 'file' }))
  desk.back()
  expect(text()).toBe('mine')
  desk.forward()
  expect(text()).toBe('file')
})

test('a new edit ends redo; one that moves along the history does not', () => {
  const { desk, text } = setUp()
  desk.edit({ type: 'edit', text: 'mine' })
  desk.replace({ type: 'load', text: 'file' })
  desk.back()
  desk.travel(() => desk.edit({ type: 'edit', text: 'mine' }))
  desk.forward()
  expect(text()).toBe('file')
  desk.back()
  desk.edit({ type: 'edit', text: 'newer' })
  desk.forward()
  expect(text()).toBe('newer')
})

test('redo offers Undo again', () => {
  const { desk, text } = setUp()
  desk.edit({ type: 'edit', text: 'mine' })
  desk.replace({ type: 'clear' })
  desk.back()
  expect(desk.read().offer).toBeNull()
  desk.forward()
  expect(text()).toBe('')
  expect(desk.read().offer).not.toBeNull()
})

test('an undo keeps the settings chosen since, one by one; bound settings stay together', () => {
  const two: Values = { indent: '2', sortKeys: false }
  const both: Values = { indent: '4', sortKeys: true }
  for (const [bound, after] of [
    [[], { indent: '2', sortKeys: false }],
    [['indent', 'sortKeys'], { indent: '4', sortKeys: false }],
  ] as const) {
    const { desk } = setUp({ boundSettings: bound })
    desk.edit({ type: 'edit', text: 'mine', settings: two })
    desk.replace({ type: 'load', text: 'preset', settings: both })
    desk.dispatch({ type: 'set', settings: { sortKeys: false } })
    desk.undo()
    expect(desk.read().state).toEqual({ text: 'mine', settings: after })
  }
})

test('an undo that would change nothing is no longer offered', () => {
  const { desk } = setUp({ isEmpty: () => false })
  desk.replace({ type: 'load', text: '', settings: { indent: '4', sortKeys: false } })
  expect(desk.read().offer).not.toBeNull()
  desk.dispatch({ type: 'set', settings: { indent: '2' } })
  expect(desk.read().offer).toBeNull()
})

test('an answer goes and comes back with its text: forget, restore, forget again', () => {
  const { desk } = setUp()
  const log: string[] = []
  const forget = () => {
    log.push('forget')
    return () => void log.push('restore')
  }
  desk.edit({ type: 'edit', text: 'mine' })
  desk.replace({ type: 'clear' }, { forget })
  desk.back()
  desk.forward()
  desk.back()
  expect(log).toEqual(['forget', 'restore', 'forget', 'restore'])
})

test('the same file in another charset is one replacement: Undo goes back to before the first time', () => {
  const { desk, text } = setUp()
  desk.edit({ type: 'edit', text: 'mine' })
  desk.replace({ type: 'load', text: 'Ã¤' })
  const { era } = desk.read()
  desk.replace({ type: 'load', text: 'ä' }, { isAgain: true })
  expect(desk.read().era).toBe(era)
  desk.undo()
  expect(text()).toBe('mine')
})

test('a state with its own history is undone with its own action', () => {
  const { desk, text } = setUp({ undoAction: { type: 'load', text: 'one step back' } })
  desk.edit({ type: 'edit', text: 'mine' })
  desk.replace({ type: 'load', text: 'next' })
  desk.undo()
  expect(text()).toBe('one step back')
})

test('chosen settings are remembered, those from elsewhere are not', () => {
  const { desk, stored } = setUp()
  desk.dispatch({ type: 'set', settings: { indent: '4' } })
  expect(stored.get('options:tool')).toBe('{"indent":"4"}')
  desk.show({ type: 'set', settings: { sortKeys: true } })
  desk.replace({ type: 'load', text: 'a', settings: { indent: '4', sortKeys: true } })
  expect(stored.get('options:tool')).toBe('{"indent":"4"}')
  desk.replace({ type: 'load', text: 'b', settings: { indent: '2', sortKeys: true } }, { isChosen: true })
  expect(stored.has('options:tool')).toBe(false)
})

test('nothing is remembered while remembering is off', () => {
  const { desk, stored } = setUp()
  stored.set('options', 'off')
  desk.dispatch({ type: 'set', settings: { indent: '4' } })
  expect([...stored.keys()]).toEqual(['options'])
})

test('remembered settings come back, but not over those that a link has set', () => {
  const { desk, stored } = setUp()
  stored.set('options:tool', '{"indent":"4","sortKeys":true}')
  desk.setSettings({ indent: '4', sortKeys: false })
  desk.recall()
  expect(desk.readSettings()).toEqual({ indent: '4', sortKeys: true })
})

test('Reset restores the default settings; its Undo brings back the others and what was remembered', () => {
  const { desk, stored } = setUp()
  desk.dispatch({ type: 'set', settings: { indent: '4' } })
  desk.reset()
  expect(desk.readSettings()).toEqual(initialOf(settings))
  expect(stored.has('options:tool')).toBe(false)
  pressUndo()
  expect(desk.readSettings()).toEqual({ indent: '4', sortKeys: false })
  expect(stored.get('options:tool')).toBe('{"indent":"4"}')
})

test('a held link waits for Run, which does what the link asks for; an edit, a setting or other work ends the wait', () => {
  const onTask = vi.fn()
  const show = vi.fn()
  const { desk } = setUp({ onTask })
  const hold = () => desk.accept(show, 'decode', true)
  hold()
  expect([show.mock.calls.length, onTask.mock.calls.length]).toEqual([1, 0])
  desk.release()
  expect(onTask.mock.calls).toEqual([['decode']])
  expect(desk.read().held).toBeNull()
  const ends = [
    () => desk.edit({ type: 'edit', text: 'a' }),
    () => desk.replace({ type: 'clear' }),
    () => desk.dispatch({ type: 'set', settings: { indent: '4' } }),
    () => desk.unhold(),
    () => desk.interrupt(),
    () => desk.back(),
  ]
  for (const end of ends) {
    hold()
    end()
    expect(desk.read().held, String(end)).toBeNull()
  }
  desk.release()
  expect(onTask).toHaveBeenCalledOnce()
})

test('what comes from elsewhere is shown before its task is done; what the visitor opened here has no task', () => {
  const order: string[] = []
  const { desk } = setUp({ onTask: (task) => void order.push(task) })
  desk.accept(() => void order.push('shown'), 'decode')
  desk.accept(() => void order.push('opened'), null)
  expect(order).toEqual(['shown', 'decode', 'opened'])
})

test('a link holds the texts that the tool names, or those of the state', () => {
  const { desk } = setUp()
  desk.edit({ type: 'edit', text: 'mine' })
  expect(desk.share()).toEqual({ slug: 'tool', settings: initialOf(settings), texts: desk.read().state })
  const named = setUp({ texts: ({ text }) => ({ pattern: text }) })
  named.desk.edit({ type: 'edit', text: 'mine' })
  expect(named.desk.share().texts).toEqual({ pattern: 'mine' })
})

test('the first sight fills an empty bench, and no text that the visitor brought', () => {
  const { desk, text } = setUp()
  desk.fill({ type: 'load', text: 'now' })
  expect(text()).toBe('now')
  expect(desk.read().isFirst).toBe(true)
  const typed = setUp()
  typed.desk.edit({ type: 'edit', text: '' })
  typed.desk.fill({ type: 'load', text: 'now' })
  expect(typed.text()).toBe('')
  // A link of settings alone counts as an action, but brings no text.
  const linked = setUp()
  linked.desk.actions.count++
  linked.desk.fill({ type: 'load', text: 'now' })
  expect(linked.text()).toBe('now')
  const sent = setUp()
  sent.desk.accept(() => sent.desk.replace({ type: 'load', text: 'sent' }), null)
  sent.desk.fill({ type: 'load', text: 'now' })
  expect(sent.text()).toBe('sent')
})

test('the first sight is replaced without an undo, and is not shared', () => {
  const { desk, text } = setUp()
  desk.fill({ type: 'load', text: 'now' })
  expect(desk.share().texts).toEqual(initialState)
  desk.replace({ type: 'load', text: 'mine' })
  expect(text()).toBe('mine')
  expect(titles()).toEqual([])
  expect(desk.share().texts).toEqual({ text: 'mine', settings: initialState.settings })
  desk.replace({ type: 'load', text: 'next' })
  expect(titles()).toEqual(['Text replaced'])
})

test('a setting keeps the first sight, and typing ends it', () => {
  const { desk, text } = setUp()
  desk.fill({ type: 'load', text: 'now' })
  desk.dispatch({ type: 'set', settings: { indent: '4' } })
  expect(desk.read().isFirst).toBe(true)
  expect(text()).toBe('now')
  desk.edit({ type: 'edit', text: 'now!' })
  expect(desk.read().isFirst).toBe(false)
  expect(desk.share().texts).toMatchObject({ text: 'now!' })
})
