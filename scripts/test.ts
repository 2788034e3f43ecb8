// Everything that has to be green but what goes over every page, state and size in the same way, which is `npm run test:looks`.
import { prepareBrowsers } from './browsers.ts'
import { builds, playwright, readings, runAll, runChecks, vitest } from './checks.ts'

await runChecks('npm test', async () => {
  let untested = 'Playwright has nothing to test without a build.'
  const browserTests = playwright('Playwright', async () => {
    const browsers = await prepareBrowsers()
    untested = browsers.untested
    return { projects: ['site', 'sub-path', 'chromium', ...browsers.engines], env: browsers.env }
  })
  // Two lanes for two cores: in the one much is waited for that leaves room to the other.
  await Promise.all([
    runAll(builds).then((isBuilt) => isBuilt && runAll([browserTests])),
    runAll([vitest, ...readings]),
  ])
  return untested
})
