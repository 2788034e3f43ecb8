import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

test('a new tool compiles without changes', { timeout: 120_000 }, () => {
  const copy = mkdtempSync(join(tmpdir(), 'new-tool-'))
  try {
    const files = [
      'app',
      'scripts',
      'types',
      'package.json',
      'biome.json',
      '.gitignore',
      'tsconfig.json',
      'tsconfig.base.json',
    ]
    for (const file of files) cpSync(file, join(copy, file), { recursive: true })
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
    const run = (bin: string, ...args: string[]) =>
      execFileSync(process.execPath, [join('node_modules', bin), ...args], { cwd: copy, encoding: 'utf8' })
    expect(run('tsx/dist/cli.mjs', 'scripts/new-tool.ts', 'morse-code')).toContain('app/tools/morse-code is ready')
    // tsc prints compile errors, and its exit code throws.
    expect(run('typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit')).toBe('')
  } finally {
    rmSync(copy, { recursive: true })
  }
})
