import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { reactFiles, toModule } from './react-modules.ts'

const require = createRequire(import.meta.url)
const doors = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'scheduler'].map((name) =>
  require.resolve(name),
)

test.each(doors)('%s has the same exports as a module', (door) => {
  const [, file = ''] = /^export \* from '\.\/(.+)'$/.exec(toModule(readFileSync(door, 'utf8'))) ?? []
  const path = door.replace(/[^\\/]+$/, file)
  for (const each of [door, path]) expect(each).toMatch(reactFiles)
  const written = toModule(readFileSync(path, 'utf8'))
  const exported = [...written.matchAll(/^export \{ (.+) \}$/gm)].flatMap(([, list]) =>
    list!.split(', ').map((each) => each.split(' as ')[1]),
  )
  expect(exported.toSorted()).toEqual(Object.keys(require(path)).toSorted())
  for (const name of exported) expect(written.split(`\nvar $${name} =`)).toHaveLength(2)
})

test('a require becomes an import, and an export assigned twice stays one variable', () => {
  const code = 'var A = require("a"),\n  B = require("b-c");\nexports.now = void 0;\nif (A.x)\n  exports.now = B.y;\n'
  const written =
    'import * as A from "a";\nimport * as B from "b-c";\nvar $now = void 0;\nif (A.x)\n  $now = B.y;\n\nexport { $now as now }'
  expect(toModule(code)).toBe(written)
})

test('a file in an unexpected form stops the build', () => {
  expect(() => toModule('module.exports = {}')).toThrow('differently')
  expect(() => toModule('let A = require("a")')).toThrow('differently')
})
