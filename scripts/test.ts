// Everything that has to be green, except the tests that repeat one thing on every page, state or size: those are `npm run test:looks`.
import { prepareBrowsers } from './browsers.ts'
import { builds, playwright, readings, runAll, runChecks, vitest } from './checks.ts'

await runChecks('npm test', async () => {
  // Two lanes for two cores; the browsers then have the machine for themselves.
  const [isBuilt] = await Promise.all([runAll(builds).finally(() => runAll(readings)), runAll([vitest])])
  if (!isBuilt) return 'Playwright has nothing to test without a build.'
  let untested = ''
  await runAll([
    playwright('Playwright', async () => {
      const browsers = await prepareBrowsers()
      untested = browsers.untested
      return { projects: ['site', 'sub-path', 'chromium', ...browsers.engines], env: browsers.env }
    }),
  ])
  return untested
})
