import fc from 'fast-check'

// The same cases in every run, so a failure can be repeated. `SEED=… npx vitest run` tries others.
fc.configureGlobal({ seed: Number(process.env.SEED || 20_261_115) })
