import { openTab } from '../e2e/engines/open.ts'
import { ensureChromium, ensureWholeChromium, wholeVariable } from './chromium.ts'
import { describeUntested, type Engine, engineNames, ensureEngine, pathVariable, titleOf } from './engines.ts'

/** Finds or installs the browsers for the tests. Returns the available engines, their paths, and one line about missing ones. */
export async function prepareBrowsers(): Promise<{ engines: Engine[]; env: Record<string, string>; untested: string }> {
  const chromium = ensureChromium()
  const whole = ensureWholeChromium()
  const start = async (engine: Engine, path: string) => (await openTab(engine, path)).close()
  const outcomes = await Promise.all(
    engineNames.map(async (engine) => [engine, await ensureEngine(engine, (path) => start(engine, path))] as const),
  )
  return {
    engines: outcomes.flatMap(([engine, { path }]) => (path ? engine : [])),
    env: {
      CHROMIUM_PATH: chromium,
      [wholeVariable]: whole.path,
      ...Object.fromEntries(outcomes.map(([engine, { path }]) => [pathVariable(engine), path])),
    },
    untested: describeUntested([
      ['a Chromium with a back/forward cache', whole],
      ...outcomes.map(([engine, outcome]) => [titleOf(engine), outcome] as const),
    ]),
  }
}
