import { expect, test } from 'vitest'
import { hueOf } from '../groups.ts'
import { markReferences } from './references.ts'

const group = (number: number) => `hue ${hueOf(number)} bg-transparent`
const unknown = 'unknown-group'

const cases: [replacement: string, groups: (string | null)[], marks: [text: string, look: string][]][] = [
  [
    '$<d>.$1 $2$3',
    ['y', null, 'd'],
    [
      ['$<d>', group(3)],
      ['$1', group(1)],
      ['$2', group(2)],
      ['$3', group(3)],
    ],
  ],
  ["a $& $$ $` $' $ $", [null], [['$&', 'hit']]],
  [
    '$0 $3 $<x>',
    ['y', 'm'],
    [
      ['$0', unknown],
      ['$3', unknown],
      ['$<x>', unknown],
    ],
  ],
  [
    '$10 $01',
    [null],
    [
      ['$1', group(1)],
      ['$01', group(1)],
    ],
  ],
  ['$12', Array.from({ length: 12 }, () => null), [['$12', group(12)]]],
  [
    '$<$1> $<x>',
    [null],
    [
      ['$1', group(1)],
      ['$<x>', unknown],
    ],
  ],
  ['$<$1>', ['a'], [['$<$1>', unknown]]],
  ['text', [], []],
]

test.each(cases)('%j for the groups %j is marked %j', (replacement, groups, marks) => {
  const found = markReferences(replacement, groups)
  expect(found.map(({ start, end, look }) => [replacement.slice(start, end), look])).toEqual(marks)
})
