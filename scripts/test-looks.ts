// Every page in every state, size and theme, and the other tests that repeat one check on every page or tool.
import { playwright, runAll, runChecks } from './check-runner.ts'
import { ensureChromium } from './chromium.ts'
import { ensureBuilt } from './ensure-built.ts'

await runChecks('npm run test:looks', () => {
  ensureBuilt()
  return runAll([playwright('Looks', async () => ({ projects: ['looks'], env: { CHROMIUM_PATH: ensureChromium() } }))])
})
