// Every page in every state at every size, in both themes, and what else goes over every page in the same way.
import { playwright, runAll, runChecks } from './checks.ts'
import { ensureChromium } from './chromium.ts'
import { ensureBuilt } from './ensure-built.ts'

await runChecks('npm run test:looks', async () => {
  ensureBuilt()
  const prepare = async () => ({ projects: ['looks'], env: { CHROMIUM_PATH: ensureChromium() } })
  await runAll([playwright('Looks', prepare)])
  return undefined
})
