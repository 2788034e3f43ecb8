import { defineConfig } from 'vitest/config'

export default defineConfig({
  define: { __CONFIG__: JSON.stringify((await import('./build/config.ts')).readConfig({})) },
  test: {
    include: [
      'app/**/*.test.{ts,tsx}',
      'build/**/*.test.ts',
      'server/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    testTimeout: 30_000,
    setupFiles: ['scripts/seed-properties.ts'],
    // One warm process for all files takes half the time, so no test may leave anything behind for the next.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    unstubGlobals: true,
    restoreMocks: true,
  },
})
