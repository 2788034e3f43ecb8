import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { files, toModule } from './react-modules.ts'

const require = createRequire(import.meta.url)

test.each(Object.values(files))('%s has the same exports as a module', (file) => {
  const path = require.resolve('react').replace('react/index.js', file)
  const written = toModule(readFileSync(path, 'utf8'))
  const exported = [...written.matchAll(/^export \{ (.+) \}$/gm)].flatMap(([, list]) =>
    list!.split(', ').map((each) => each.split(' as ')[1]),
  )
  expect(exported.toSorted()).toEqual(Object.keys(require(path)).toSorted())
  for (const name of exported) expect(written.split(`\nvar $${name} =`)).toHaveLength(2)
})

test('what it takes from another file is imported, and what it assigns again stays one variable', () => {
  const code = [
    'var A = require("a"),',
    '  B = require("b-c");',
    'exports.now = void 0;',
    'if (A.x)',
    '  exports.now = B.y;',
  ]
  const body = [
    'import * as A from "a";',
    '  import * as B from "b-c";',
    'var $now = void 0;',
    'if (A.x)',
    '  $now = B.y;',
  ]
  const words = (text: string) => text.split(/\s+/).join(' ')
  expect(words(toModule(code.join('\n')))).toBe(words(`${body.join('\n')}\nexport { $now as now }`))
})

test('a file that is written in another way ends the build', () => {
  expect(() => toModule('module.exports = {}')).toThrow('another way')
  expect(() => toModule('let A = require("a")')).toThrow('another way')
})
