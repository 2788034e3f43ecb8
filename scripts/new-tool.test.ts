import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const needed =
  /^(app|bench|build|docs|e2e|scripts|server|types|\.gitignore|.+\.md|package\.json|biome\.json|tsconfig\..*|vitest\.config\.ts)$/

test('new tools pass the checks without changes', { timeout: 120_000 }, () => {
  const copy = mkdtempSync(join(tmpdir(), 'new-tool-'))
  try {
    for (const file of readdirSync('.').filter((each) => needed.test(each)))
      cpSync(file, join(copy, file), { recursive: true })
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
    const run = (bin: string, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join('node_modules', bin), ...args], {
        cwd: copy,
        encoding: 'utf8',
      })
      expect(status, stdout + stderr).toBe(0)
      return stdout
    }
    // Other code finds every peel.ts, so the logic of the second tool has another name.
    const folders = ['morse-code', 'peel-labels'].map((slug) => {
      expect(run('tsx/dist/cli.mjs', 'scripts/new-tool.ts', slug)).toContain(`app/tools/${slug} is ready`)
      return `app/tools/${slug}`
    })
    expect(readdirSync(join(copy, 'app/tools/peel-labels'))).not.toContain('peel.ts')
    run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...folders)
    for (const project of ['tsconfig.json', 'tsconfig.pure.json']) run('typescript/bin/tsc', '-p', project)
    run('vitest/vitest.mjs', 'run', ...folders, 'app/tools/contract.test.ts', 'app/house.test.ts')
  } finally {
    rmSync(copy, { recursive: true })
  }
})
