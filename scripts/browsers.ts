import { openTab } from '../e2e/engines/open.ts'
import { ensureChromium, ensureWholeChromium, wholeVariable } from './chromium.ts'
import { describeUntested, type Engine, engineNames, ensureEngine, pathVariable, titleOf } from './engines.ts'

/** Finds the browsers of the tests or gets them: the engines there are, where each is, and in one line which are missing. */
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
      ['a Chromium that keeps pages', whole],
      ...outcomes.map(([engine, outcome]) => [titleOf(engine), outcome] as const),
    ]),
  }
}
