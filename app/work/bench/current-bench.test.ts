import { expect, onTestFinished, test } from 'vitest'
import type { Give } from '../out/output-actions.tsx'
import { registry } from './bench-registry.ts'
import { readCurrentBench } from './current-bench.ts'

const done = { title: 'Done' }

function makeGive(label?: string, isEmpty = false): Give {
  return {
    copy: { ...(label && { label }), isEmpty, text: () => 'text', copied: done, copyFailed: done },
    download: { label: 'Download Results', isEmpty, file: () => null, downloaded: done },
  }
}

function readBench(actions: ReturnType<NonNullable<typeof registry.readBench>>['actions'], give?: Give) {
  const desk = { undo: null, reset: null, share: () => null, focus() {} } as never
  registry.readBench = () => ({ desk, actions, give, prove: undefined })
  onTestFinished(() => {
    registry.readBench = null
  })
  return readCurrentBench()!
}

const swap = { label: 'Swap units', onPress() {} }

test.each([
  ['only Alt+W swaps', { swap }],
  ['a button of the bar swaps', { swap, secondary: [swap] }],
])('if %s, the swap is listed once, with its key', (_, actions) => {
  expect(readBench(actions).actions).toEqual([{ ...swap, keys: 'Alt+W' }])
})

test('the words on the buttons of the current output are known', () => {
  const give = makeGive('Copy HEX')
  const { actions, copyWords, downloadWords } = readBench({ outputs: { Palette: give, Export: give } }, give)
  expect(copyWords).toEqual(['Copy', 'Copy HEX'])
  expect(downloadWords).toEqual(['Download', 'Download Results'])
  expect(actions).toEqual([])
})

test('another output can be copied if its button says which', () => {
  const give = makeGive()
  const outputs = {
    Matches: give,
    Replacement: makeGive('Copy result'),
    Table: makeGive('Copy table', true),
    Rest: makeGive(),
  }
  const { actions, copyWords } = readBench({ outputs }, give)
  expect(copyWords).toEqual(['Copy'])
  expect(actions.map(({ label, isDisabled }) => [label, isDisabled])).toEqual([
    ['Copy result', false],
    ['Copy table', true],
  ])
})

test('a bench without an output has no words for it', () => {
  expect(readBench({})).toMatchObject({ actions: [], copyWords: [], downloadWords: [] })
})
