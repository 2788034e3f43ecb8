import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Lighthouse 13 needs Node 22.19. Both are fetched when they are first wanted and are no dependency of the project.
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

export type Scores = {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
}

type Report = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue: number }>
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

// Fetched under the page's own policy, which lets nothing connect.
const skipped = ['robots-txt']
// What a page that does not exist cannot do better: it answers 404, which the console repeats, and is not to be listed.
const skippedOfMissing = [...skipped, 'http-status-code', 'is-crawlable', 'errors-in-console']

function readScores({ categories: found, audits, runtimeError }: Report): Scores {
  if (runtimeError) throw new Error(runtimeError.message)
  const score = (name: string) => Math.round((found[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? 0
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: Math.round(value('first-contentful-paint')),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Number(value('cumulative-layout-shift').toFixed(3)),
  }
}

export type Lighthouse = { version: string; run: (url: string, isMissing: boolean) => Scores }

/** Lighthouse as it measures a phone by default, fetched where it is not here yet; `null` where it cannot be. */
export function ensureLighthouse(chromium: string): Lighthouse | null {
  const wanted = { lighthouse: lighthouseVersion, [nodePackage]: nodeVersion }
  if (!Object.entries(wanted).every(([name, version]) => isInstalled(name, version))) {
    mkdirSync(folder, { recursive: true })
    const packages = Object.entries(wanted).map(([name, version]) => `${name}@${version}`)
    const args = [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--prefix',
      folder,
      ...packages,
    ]
    const shell = process.platform === 'win32'
    const { status } = spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000, shell })
    if (status !== 0) return null
  }
  const node = join(folder, 'node_modules', nodePackage, readPackage(nodePackage).bin.node)
  const cli = join(folder, 'node_modules/lighthouse/cli/index.js')
  if (!existsSync(node)) return null
  return {
    version: lighthouseVersion,
    run: (url, isMissing) => {
      const args = [
        ...[cli, url, '--output=json', '--quiet', '--ignore-status-code'],
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

/** The run in the middle by performance, then by LCP. */
export const medianRun = (runs: Scores[]): Scores =>
  runs.toSorted((a, b) => b.performance - a.performance || a.lcp - b.lcp)[runs.length >> 1]!
