// Everything that must be green, except the tests that repeat one check on every page, state or size: those are `npm run test:looks`.
import { openTab } from '../e2e/engines/open.ts'
import { builds, playwright, readings, runAll, runChecks, vitest } from './check-runner.ts'
import { ensureChromium, ensureFullChromium, fullChromiumVariable } from './chromium.ts'
import { describeUntested, type Engine, engineNames, ensureEngine, pathVariable, titleOf } from './engines.ts'

let untested = ''

/** Finds or installs the browsers. Missing ones are not tested, and listed at the end. */
async function prepareBrowsers() {
  const env: Record<string, string> = { CHROMIUM_PATH: ensureChromium() }
  const whole = ensureFullChromium()
  env[fullChromiumVariable] = whole.path
  const start = async (engine: Engine, path: string) => (await openTab(engine, path)).close()
  const outcomes = await Promise.all(
    engineNames.map(async (engine) => [engine, await ensureEngine(engine, (path) => start(engine, path))] as const),
  )
  for (const [engine, { path }] of outcomes) env[pathVariable(engine)] = path
  untested = describeUntested([
    ['a Chromium with a back/forward cache', whole],
    ...outcomes.map(([engine, outcome]) => [titleOf(engine), outcome] as const),
  ])
  const engines = outcomes.flatMap(([engine, { path }]) => (path ? engine : []))
  return { projects: ['site', 'sub-path', 'chromium', ...engines], env }
}

await runChecks('npm test', async () => {
  // Two lanes for two cores. After that, the browsers have the machine to themselves.
  const [isBuilt] = await Promise.all([runAll(builds).finally(() => runAll(readings)), runAll([vitest])])
  if (!isBuilt) return 'Playwright did not run, because the build failed.'
  await runAll([playwright('Playwright', prepareBrowsers)])
  return untested
})
