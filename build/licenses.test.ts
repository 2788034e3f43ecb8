import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { licenses, renderLicenses, workerLicenses } from './licenses.ts'

/** Builds a page of these files with the plugin and returns the licenses written next to it. */
async function buildPage(files: Record<string, string>): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'licenses-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  try {
    const { output } = (await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [licenses()],
      worker: { format: 'es', plugins: () => [workerLicenses()] },
      build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
    })) as Rolldown.RolldownOutput
    const written = output.find(({ fileName }) => fileName === 'licenses.txt')
    return written?.type === 'asset' ? String(written.source) : ''
  } finally {
    rmSync(root, { recursive: true })
  }
}

const library = (name: string, license = `license of ${name}`) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.2.3', type: 'module', exports: './a.js' }),
  [`node_modules/${name}/a.js`]: `console.log('${name}')`,
  [`node_modules/${name}/LICENSE.md`]: license,
})

test('lists the license of every package in a page, its workers and its style sheet, and no other', async () => {
  const text = await buildPage({
    ...library('in-page'),
    ...library('@some/in-worker'),
    ...library('unused'),
    'main.js': "import 'in-page'\nimport address from './some.worker.js?worker&url'\nconsole.log(address)",
    'some.worker.js': "import '@some/in-worker'",
  })
  expect(text).toContain('in-page 1.2.3\n\nlicense of in-page\n')
  expect(text).toContain('@some/in-worker 1.2.3\n\nlicense of @some/in-worker\n')
  for (const folder of ['app/fonts', 'node_modules/tailwindcss'])
    expect(text).toContain(readFileSync(join(folder, 'LICENSE'), 'utf8').trim())
  expect(text).not.toContain('unused')
})

test('a package without a license text stops the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'licenses-'))
  expect(() => renderLicenses([folder])).toThrow('has no license text')
  rmSync(folder, { recursive: true })
})
