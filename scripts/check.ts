// Everything that needs no browser: types, style, unused code and unit tests, in two lanes for two cores.
import { readings, runAll, runChecks, vitest } from './check-runner.ts'

await runChecks('npm run check', () => Promise.all([runAll(readings), runAll([vitest])]))
