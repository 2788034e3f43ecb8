import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs, findChromium } from './scripts/chromium.ts'

const port = Number(process.env.E2E_PORT || 4180)
const rootUrl = `http://127.0.0.1:${port}`
const subPathUrl = `http://127.0.0.1:${port + 1}/some/path`
// The build below a sub-path is the one with ads, so that two builds serve all tests.
const configured = ['ads.spec.ts', 'sub-path.spec.ts']
const executablePath = findChromium()

const serve = (port: number, folder: string, url: string) => ({
  command: 'node dist-server/index.js',
  env: { PORT: String(port), HOST: '127.0.0.1', SITE_DIR: folder, DATABASE_URL: `file:.cache/e2e-${port}.db` },
  url,
  reuseExistingServer: false,
})

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
    // A worker that fetches the whole site into every fresh context would only slow the other journeys; its own specs allow it.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  },
  projects: [
    { name: 'site', testIgnore: configured, use: { baseURL: rootUrl } },
    { name: 'sub-path', testMatch: configured, use: { baseURL: subPathUrl } },
  ],
  webServer: [serve(port, 'dist', rootUrl), serve(port + 1, '.cache/sub-path', subPathUrl)],
})
