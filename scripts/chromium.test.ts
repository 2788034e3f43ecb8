import { chmodSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { findChromium, findFault, findWholeChromium, wholeVariable } from './chromium.ts'

afterEach(() => vi.unstubAllEnvs())

/** A program in place of a browser. */
function writeProgram(script: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'browser-')), 'chromium')
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

test('a browser that starts has no fault', () => {
  expect(findFault(writeProgram('exit 0'))).toBeUndefined()
})

test.each([
  [
    'a missing library is named with the command that installs it',
    'echo "chrome: error while loading shared libraries: libnss3.so: cannot open shared object file" >&2; exit 127',
    'lacks libnss3.so on this machine: run `sudo npx playwright install-deps chromium`',
  ],
  [
    'any other reason is the last the browser says',
    'printf "starting\\nno room left\\n" >&2; exit 1',
    'does not start (no room left): set CHROMIUM_PATH to a Chromium that does',
  ],
  ['a silent end is told by its code', 'exit 3', 'does not start (it ends with 3): set CHROMIUM_PATH to'],
])('%s', (_, script, words) => {
  const fault = findFault(writeProgram(script))
  expect(fault).toContain(words)
  expect(fault).not.toContain('\n')
})

test('a program that is not there is said so', () => {
  expect(findFault('/no/such/browser')).toContain('ENOENT')
})

test('a variable names the Chromium to take, and one that is not there is no other', () => {
  const path = writeProgram('exit 0')
  vi.stubEnv('CHROMIUM_PATH', path)
  expect(findChromium()).toBe(path)
  vi.stubEnv('CHROMIUM_PATH', '/no/such/browser')
  expect(findChromium()).toBeUndefined()
})

test('a Chromium that keeps pages is no headless shell; an empty variable leaves it out', () => {
  vi.stubEnv(wholeVariable, undefined)
  const path = writeProgram('exit 0')
  vi.stubEnv('CHROMIUM_PATH', path)
  expect(findWholeChromium()).toBe(path)
  const shell = join(dirname(path), 'chromium-headless-shell')
  renameSync(path, shell)
  vi.stubEnv('CHROMIUM_PATH', shell)
  expect(findWholeChromium()).not.toBe(shell)
  vi.stubEnv(wholeVariable, '')
  expect(findWholeChromium()).toBeUndefined()
})
