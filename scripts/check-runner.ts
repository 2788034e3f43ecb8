import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'

type Count = { passed: number; failed: number; again: string[] }
type Check = { name: string; run: () => Promise<Count> }

const reports = '.cache/reports'

const bins = {
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
  vite: 'vite/bin/vite.js',
  playwright: '@playwright/test/cli.js',
}

/** Runs a program such as Biome or Vitest. Its output appears live, or all at once at the end so that others can run side by side. */
async function run(bin: keyof typeof bins, args: string[], env: Record<string, string> = {}, isAlone = false) {
  const child = spawn(process.execPath, [`node_modules/${bins[bin]}`, ...args], {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => output.push(data))
  const [code] = await once(child, 'close')
  process.stdout.write(Buffer.concat(output))
  return code === 0
}

const failedOnce = (again: string): Count => ({ passed: 0, failed: 1, again: [again] })

/** The counts from a runner's report. A run that failed without a failed test, or without a report, counts as one failure. */
function counted(isPassed: boolean, again: string, read: () => Count): Count {
  try {
    const count = read()
    if (isPassed === (count.failed === 0)) return count
    return { ...count, failed: count.failed + 1, again: count.again.length > 0 ? count.again : [again] }
  } catch {
    return failedOnce(again)
  }
}

const readReport = (name: string) => JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8'))

const command = (name: string, bin: keyof typeof bins, args: string[], env: Record<string, string> = {}): Check => ({
  name,
  run: async () => {
    if (await run(bin, args, env)) return { passed: 1, failed: 0, again: [] }
    const variables = Object.entries(env).map(([key, value]) => `${key}=${value}`)
    return failedOnce([...variables, 'npx', bin, ...args].join(' '))
  },
})
const typecheck = (name: string, project: string) => command(`TypeScript, ${name}`, 'tsc', ['-p', project])

/** Checks that only read the code: style, types, and unused code. */
export const readings = [
  command('Biome', 'biome', ['check', '--error-on-warnings', '.']),
  typecheck('site', 'tsconfig.json'),
  typecheck('pure logic', 'tsconfig.pure.json'),
  typecheck('server and tests', 'tsconfig.node.json'),
  typecheck('service worker', 'tsconfig.service-worker.json'),
  command('Knip', 'knip', []),
]

export const vitest: Check = {
  name: 'Vitest',
  run: async () => {
    const output = `--outputFile.json=${reports}/vitest.json`
    const isPassed = await run('vitest', ['run', '--reporter=default', '--reporter=json', output])
    return counted(isPassed, 'npx vitest run', () => {
      const { numPassedTests, numFailedTests, testResults } = readReport('vitest')
      const failed = testResults.filter(({ status }: { status: string }) => status === 'failed')
      const again = failed.map(({ name }: { name: string }) => `npx vitest run ${relative('', name)}`)
      return { passed: numPassedTests, failed: numFailedTests, again }
    })
  },
}

export const builds = [
  command('Build', 'vite', ['build']),
  command('Build for a sub-path, with ads and without analytics', 'vite', ['build'], {
    BASE_PATH: '/some/path',
    ANALYTICS: 'off',
    ADS_CLIENT: 'ca-pub-0000000000000000',
    OUT_DIR: '.cache/sub-path',
  }),
]

type Suite = { file: string; specs?: { ok: boolean }[]; suites?: Suite[] }
const hasFailed = ({ specs = [], suites = [] }: Suite): boolean => specs.some(({ ok }) => !ok) || suites.some(hasFailed)

/** Runs these projects of `playwright.config.ts` once the browsers are ready. */
export const playwright = (
  name: string,
  prepare: () => Promise<{ projects: string[]; env: Record<string, string> }>,
): Check => ({
  name,
  run: async () => {
    const { projects, env } = await prepare()
    const args = ['test', ...projects.map((project) => `--project=${project}`)]
    const report = { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/playwright.json` }
    const isPassed = await run('playwright', args, { ...env, ...report }, true)
    return counted(isPassed, `npx playwright ${args.join(' ')}`, () => {
      const { stats, suites } = readReport('playwright')
      const again = (suites as Suite[]).filter(hasFailed).map(({ file }) => `npx playwright test e2e/${file}`)
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped, again }
    })
  },
})

const total: Count = { passed: 0, failed: 0, again: [] }
let whole = ''

/** Runs checks one after another. Returns whether all passed. */
export async function runAll(checks: Check[]): Promise<boolean> {
  let isPassed = true
  for (const { name, run } of checks) {
    const start = performance.now()
    const { passed, failed, again } = await run().catch((error) => {
      console.error(error instanceof Error ? error.message : error)
      return failedOnce(whole)
    })
    const seconds = Math.round((performance.now() - start) / 1000)
    console.log(`${name}: ${passed} passed, ${failed} failed, ${seconds} s\n`)
    total.passed += passed
    total.failed += failed
    total.again.push(...again)
    isPassed &&= failed === 0
  }
  return isPassed
}

/** Runs one of our commands' checks. At the end, prints the returned note, if any, how to rerun what failed, and the totals: `"5179 passed, 0 failed"` */
export async function runChecks(name: string, runThem: () => Promise<unknown>): Promise<never> {
  whole = name
  // Child processes end with this one.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const words = await runThem()
  if (words && typeof words === 'string') console.log(`${words}\n`)
  if (total.again.length > 0)
    console.log(`To rerun only what failed:\n${total.again.map((line) => `  ${line}\n`).join('')}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}
