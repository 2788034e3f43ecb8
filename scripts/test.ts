// Everything that must be green, except the tests that repeat one check on every page, state or size: those are `npm run test:looks`.
import { prepareBrowsers } from './browsers.ts'
import { builds, playwright, readings, runAll, runChecks, vitest } from './checks.ts'

await runChecks('npm test', async () => {
  // Two lanes for two cores. After that, the browsers have the machine to themselves.
  const [isBuilt] = await Promise.all([runAll(builds).finally(() => runAll(readings)), runAll([vitest])])
  if (!isBuilt) return 'Playwright did not run, because the build failed.'
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
