import { defineConfig, devices } from '@playwright/test'
import { findFullChromium, launchOptions } from './scripts/chromium.ts'
import { engineNames, findEngines } from './scripts/engines.ts'

// The sub-path build is also the one with ads, so two builds are enough for all tests.
const configured = ['ad-frame.spec.ts', 'ads.spec.ts', 'sub-path.spec.ts']
const engines = ['chromium', ...engineNames.filter((engine) => findEngines(engine).length > 0)]

// Chromium has its own specs for what these journeys test in the other engines.
const journeysOfSite = ['tools', 'texts-and-files', 'workshop', 'proof', 'offline', 'contact', 'feed'].map(
  (name) => `e2e/engines/${name}.spec.ts`,
)

// Tests that repeat one check on every page, state or size: `npm run test:looks`
const sweeps = /@looks/

const use = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 800 },
  // `DEVICE_SCALE=2 npm test` runs as on a high-density screen.
  deviceScaleFactor: Number(process.env.DEVICE_SCALE ?? 1),
  launchOptions: launchOptions(),
  // A service worker would fetch the whole site into every fresh context and slow the tests. Its own specs allow it.
  serviceWorkers: 'block' as const,
  permissions: ['clipboard-read', 'clipboard-write'],
  // Without a GPU, drawing the fade between pages takes up to a third of a test. `shell.spec.ts` and `early-actions.spec.ts` turn it on.
  contextOptions: { reducedMotion: 'reduce' as const },
}

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/servers.ts',
  fullyParallel: true,
  workers: Number(process.env.WORKERS ?? 2),
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  projects: [
    {
      name: 'site',
      testIgnore: [...configured, 'e2e/engines/**'],
      // Skips @full-chromium tests if there is no Chromium that keeps pages in memory.
      grepInvert: findFullChromium() ? sweeps : [sweeps, /@full-chromium/],
      use: { ...use, baseURL: process.env.ROOT_URL },
    },
    {
      name: 'looks',
      testIgnore: [...configured, 'e2e/engines/**'],
      grep: sweeps,
      use: { ...use, baseURL: process.env.ROOT_URL },
    },
    { name: 'sub-path', testMatch: configured, use: { ...use, baseURL: process.env.SUB_PATH_URL } },
    ...engines.map((name) => ({
      name,
      testDir: 'e2e/engines',
      testIgnore: name === 'chromium' ? journeysOfSite : [],
      expect: { timeout: 40_000 },
      // One browser per engine; the engines run side by side.
      workers: 1,
    })),
  ],
})
