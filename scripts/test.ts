// Runs every check of the project and closes with one line over all of them.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './chromium.ts'

type Count = { passed: number; failed: number }

const reports = '.cache/reports'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const bin = (path: string) => [process.execPath, `node_modules/${path}`] as const

function run(command: readonly string[], env: Record<string, string> = {}): boolean {
  const [program = '', ...args] = command
  return spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

const once = (isPassed: boolean): Count => (isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** The counts of a runner's report; a run that failed without a failed test (or wrote no report) counts as one failure. */
function counted(isPassed: boolean, read: () => Count): Count {
  try {
    const count = read()
    return isPassed === (count.failed === 0) ? count : { ...count, failed: count.failed + 1 }
  } catch {
    return once(false)
  }
}

const readReport = (name: string) => JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8'))

const checks: Record<string, () => Count> = {
  Biome: () => once(run([...bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'])),
  'TypeScript, site': () => once(run([...bin('typescript/bin/tsc'), '-p', 'tsconfig.json'])),
  'TypeScript, pure logic': () => once(run([...bin('typescript/bin/tsc'), '-p', 'tsconfig.pure.json'])),
  'TypeScript, server and tests': () => once(run([...bin('typescript/bin/tsc'), '-p', 'tsconfig.node.json'])),
  'TypeScript, service worker': () => once(run([...bin('typescript/bin/tsc'), '-p', 'tsconfig.service-worker.json'])),
  Vitest: () => {
    const output = `--outputFile.json=${reports}/vitest.json`
    const isPassed = run([...bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', output])
    return counted(isPassed, () => {
      const { numPassedTests, numFailedTests } = readReport('vitest')
      return { passed: numPassedTests, failed: numFailedTests }
    })
  },
  Build: () => once(run([...bin('vite/bin/vite.js'), 'build'])),
  'Build for a sub-path, with ads and without analytics': () =>
    once(
      run([...bin('vite/bin/vite.js'), 'build'], {
        BASE_PATH: '/some/path',
        ANALYTICS: 'off',
        ADS_CLIENT: 'ca-pub-0000000000000000',
        OUT_DIR: '.cache/sub-path',
      }),
    ),
  Playwright: () => {
    const env = { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/playwright.json` }
    const isPassed = run([...bin('@playwright/test/cli.js'), 'test'], env)
    return counted(isPassed, () => {
      const { expected, unexpected, flaky, skipped } = readReport('playwright').stats
      return { passed: expected, failed: unexpected + flaky + skipped }
    })
  },
}

const total: Count = { passed: 0, failed: 0 }
for (const [name, check] of Object.entries(checks)) {
  console.log(`\n— ${name}`)
  let count: Count
  try {
    count = check()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    count = once(false)
  }
  console.log(`${name}: ${count.passed} passed, ${count.failed} failed`)
  total.passed += count.passed
  total.failed += count.failed
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
