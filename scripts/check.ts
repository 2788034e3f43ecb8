// Everything that needs no browser: types, style, unused code and unit tests, in two lanes for two cores.
import { readings, runAll, runChecks, vitest } from './checks.ts'

await runChecks('npm run check', () => Promise.all([runAll(readings), runAll([vitest])]))
