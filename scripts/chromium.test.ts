import { chmodSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { findChromium, findFault, findFullChromium, fullChromiumVariable } from './chromium.ts'

afterEach(() => vi.unstubAllEnvs())

/** A program that stands in for a browser. */
function writeProgram(script: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'browser-')), 'chromium')
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

test('findFault finds nothing wrong with a browser that starts', () => {
  expect(findFault(writeProgram('exit 0'))).toBeUndefined()
})

test.each([
  [
    'a missing library is named, with the command that installs it',
    'echo "chrome: error while loading shared libraries: libnss3.so: cannot open shared object file" >&2; exit 127',
    'lacks libnss3.so on this machine: run `sudo npx playwright install-deps chromium`',
  ],
  [
    'any other reason is the last line the browser prints',
    'printf "starting\\nno room left\\n" >&2; exit 1',
    'does not start (no room left): set CHROMIUM_PATH to a Chromium that does',
  ],
  ['a silent exit gives its code', 'exit 3', 'does not start (exit code 3): set CHROMIUM_PATH to'],
])('%s', (_, script, words) => {
  const fault = findFault(writeProgram(script))
  expect(fault).toContain(words)
  expect(fault).not.toContain('\n')
})

test('a missing program is reported', () => {
  expect(findFault('/no/such/browser')).toContain('ENOENT')
})

test('CHROMIUM_PATH names the Chromium to use, and if it does not exist no other is used', () => {
  const path = writeProgram('exit 0')
  vi.stubEnv('CHROMIUM_PATH', path)
  expect(findChromium()).toBe(path)
  vi.stubEnv('CHROMIUM_PATH', '/no/such/browser')
  expect(findChromium()).toBeUndefined()
})

test('a Chromium with a back/forward cache is not a headless shell; an empty variable means none', () => {
  vi.stubEnv(fullChromiumVariable, undefined)
  const path = writeProgram('exit 0')
  vi.stubEnv('CHROMIUM_PATH', path)
  expect(findFullChromium()).toBe(path)
  const shell = join(dirname(path), 'chromium-headless-shell')
  renameSync(path, shell)
  vi.stubEnv('CHROMIUM_PATH', shell)
  expect(findFullChromium()).not.toBe(shell)
  vi.stubEnv(fullChromiumVariable, '')
  expect(findFullChromium()).toBeUndefined()
})
