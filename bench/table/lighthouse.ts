import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Lighthouse 13 needs Node 22.19. Both are downloaded when first needed and are not dependencies of the project.
const lighthouseVersion = '13.5.0'
const nodeVersion = '22.23.3'
const folder = '.cache/lighthouse'

const platform = process.platform === 'win32' ? 'win' : process.platform
const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
const nodePackage = `${prefix}-${platform}-${process.arch}`

const readPackage = (name: string) =>
  JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'))

function isInstalled(name: string, version: string): boolean {
  try {
    return readPackage(name).version === version
  } catch {
    return false
  }
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

/** Four scores of at most 100, three times in milliseconds, and how far parts of the page moved. */
export type Scores = Record<(typeof categories)[number] | keyof typeof metrics, number>

type Report = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue: number }>
}

// Fetched under the page's own policy, which allows no connection.
const skipped = ['robots-txt']
// The 404 page cannot pass these: it answers 404, the console repeats that, and it should not be listed.
const skippedOfMissing = [...skipped, 'http-status-code', 'is-crawlable', 'errors-in-console']

function readScores({ categories: found, audits, runtimeError }: Report): Scores {
  if (runtimeError) throw new Error(runtimeError.message)
  const round = (value: number) => Number(value.toFixed(value < 1 ? 3 : 0))
  return Object.fromEntries([
    ...categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]),
    ...Object.entries(metrics).map(([name, audit]) => [name, round(audits[audit]?.numericValue ?? 0)]),
  ])
}

type Lighthouse = { version: string; run: (url: string, isMissing: boolean) => Scores }

/** Lighthouse with its default phone settings, downloaded if needed. `null` if that fails. */
export function ensureLighthouse(chromium: string): Lighthouse | null {
  const wanted = { lighthouse: lighthouseVersion, [nodePackage]: nodeVersion }
  if (!Object.entries(wanted).every(([name, version]) => isInstalled(name, version))) {
    mkdirSync(folder, { recursive: true })
    const packages = Object.entries(wanted).map(([name, version]) => `${name}@${version}`)
    const args = ['install', '--no-save', '--silent', '--prefix', folder, ...packages]
    const { status } = spawnSync('npm', args, { stdio: 'ignore', timeout: 300_000, shell: platform === 'win' })
    if (status !== 0) return null
  }
  const node = join(folder, 'node_modules', nodePackage, readPackage(nodePackage).bin.node)
  const cli = join(folder, 'node_modules/lighthouse/cli/index.js')
  if (!existsSync(node)) return null
  return {
    version: lighthouseVersion,
    run: (url, isMissing) => {
      const args = [
        ...[cli, url, '--output=json', '--quiet', '--ignore-status-code', '--disable-full-page-screenshot'],
        '--chrome-flags=--headless=new --no-sandbox',
        `--only-categories=${categories.join()}`,
        `--skip-audits=${(isMissing ? skippedOfMissing : skipped).join()}`,
      ]
      const env = { ...process.env, CHROME_PATH: chromium }
      const { stdout, stderr } = spawnSync(node, args, { env, encoding: 'utf8', maxBuffer: 2 ** 28, timeout: 180_000 })
      if (!stdout) throw new Error(`Lighthouse measured nothing: ${stderr}`)
      return readScores(JSON.parse(stdout))
    },
  }
}

/** The middle run by performance, then by LCP. */
export const medianRun = (runs: Scores[]): Scores =>
  runs.toSorted((a, b) => b.performance - a.performance || a.lcp - b.lcp)[runs.length >> 1]!
