import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { documentHeaders } from '../app/headers.ts'
import { assertObeysPolicy, policyFor, sourcesOf } from '../app/policy.ts'
import { configVariables, normalizeBasePath, readConfig } from './config.ts'
import { guard } from './guard.ts'

test.each([
  ['', ''],
  ['/', ''],
  ['some/path/', '/some/path'],
  ['//some//path', '/some/path'],
])('the base path "%s" is mounted at "%s"', (path, expected) => {
  expect(normalizeBasePath(path)).toBe(expected)
})

test('the configuration comes from the environment and has working defaults', () => {
  expect(readConfig({ SITE_ORIGIN: 'https://a.example/', BASE_PATH: 'x' })).toMatchObject({
    origin: 'https://a.example',
    basePath: '/x',
  })
  expect(readConfig({})).toMatchObject({
    basePath: '',
    codeHostingUrl: '',
    microblogUrl: '',
    governingLaw: 'the law of the place where the operator of this site resides',
  })
  expect(readConfig({ GOVERNING_LAW: 'the law of Iceland' }).governingLaw).toBe('the law of Iceland')
})

test.each(['pub-0000000000000000', 'ca-pub-123', 'ca-pub-0000000000000000 ', "ca-pub-0000000000000000'"])(
  'the ad client "%s" stops the build, with an example of a valid one',
  (client) => {
    expect(() => readConfig({ ADS_CLIENT: client })).toThrow(
      `ADS_CLIENT must look like "ca-pub-0000000000000000", but is "${client}"`,
    )
  },
)

test('ads need a client, and without one there are none', () => {
  expect(readConfig({ ADS_CLIENT: 'ca-pub-0123456789012345' }).adsClient).toBe('ca-pub-0123456789012345')
  expect(readConfig({ ADS_CLIENT: '' }).adsClient).toBe('')
  expect(readConfig({}).adsClient).toBe('')
})

test.each(configVariables)('%s can be passed to the container too', (name) => {
  expect(readFileSync('Dockerfile', 'utf8')).toContain(`\nARG ${name}\n`)
  expect(readFileSync('compose.yaml', 'utf8')).toContain(`  - ${name}\n`)
})

test('the container pins an exact version of Node, one that runs our code', () => {
  const images = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  expect(new Set(images).size).toBe(1)
  const [, major] = /^node:(\d+)\.\d+\.\d+-bookworm-slim$/.exec(images[0] ?? '') ?? []
  expect(Number(major)).toBeGreaterThanOrEqual(24)
})

test('the container installs exactly what the server bundle leaves out', () => {
  const [, leftOut = ''] = /external: \[(.+)\]/.exec(readFileSync('build/plugin.ts', 'utf8')) ?? []
  expect(leftOut).toBe("'@libsql/client'")
  expect(readFileSync('Dockerfile', 'utf8')).toContain(`dependencies: { ${leftOut}: libsql }, devDependencies: {} }`)
})

const config = readConfig({})

test('the contact page may reach its form and nothing else', () => {
  expect(policyFor('/contact', config)).toContain("connect-src 'self'; form-action 'self'")
  const provider = policyFor('/contact', readConfig({ FORMSPREE_FORM_ID: 'abc' }))
  expect(provider).toContain('connect-src https://formspree.io; form-action https://formspree.io')
})

test('a tool page may load only our own files and connect to nothing', () => {
  const policy = policyFor('/tools/json-formatter', config)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("connect-src 'none'")
  expect(policy).toContain("form-action 'none'")
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types stayput")
  expect(documentHeaders('/', config)['Content-Security-Policy']).toContain("frame-ancestors 'none'")
})

const policy = '<meta http-equiv="Content-Security-Policy" content="x">'
test.each([
  ['a style attribute', `${policy}<title></title><p style="color:red">`],
  ['a style element', `${policy}<title></title><style>p{}</style>`],
  ['an inline script', `${policy}<title></title><script>alert(1)</script>`],
  ['a frame', `${policy}<title></title><iframe src="/x"></iframe>`],
  ['a refresh', `${policy}<title></title><meta http-equiv="Refresh" content="0;url=/x">`],
  ['a ping', `${policy}<title></title><a href="/x" ping="/y">x</a>`],
  ['a preconnect hint', `${policy}<title></title><link rel="preconnect" href="https://x.example">`],
  ['must come first', `<title></title>${policy}`],
  ['must come first', '<title></title>'],
])('a document with %s fails the build', async (message, html) => {
  await expect(assertObeysPolicy('/x', html)).rejects.toThrow(message)
})

test('a document passes with structured data, external scripts, and inline code whose hash is in its policy', async () => {
  const inline = { script: 'start()', rules: '{}', style: 'p{}' }
  const named = policyFor('/x', config, [], await sourcesOf(inline))
  const html = `${policy.replace('x', named)}<title></title><script>start()</script><style>p{}</style>
    <script src="a.js"></script><script type="application/ld+json">{}</script>`
  await expect(assertObeysPolicy('/x', html)).resolves.toBeUndefined()
  await expect(assertObeysPolicy('/x', html.replace('start()', 'start(1)'))).rejects.toThrow('an inline script')
  await expect(assertObeysPolicy('/x', html.replace('p{}', 'b{}'))).rejects.toThrow('a style element')
  await expect(assertObeysPolicy('/x', html.replace('<style>p{}', '<style>start()'))).rejects.toThrow('a style element')
})

test.each([
  ['the page', 'document.title = window.open(location.href)'],
  ['a worker', "new URL('x', import.meta.url)"],
])('a way out in the code shipped for %s stops the build', async (place, code) => {
  const folder = mkdtempSync(join(tmpdir(), 'guard-'))
  const isWorker = place === 'a worker'
  writeFileSync(
    join(folder, 'main.js'),
    isWorker ? "import address from './some.worker.js?worker&url'\nexport default address" : code,
  )
  writeFileSync(join(folder, 'some.worker.js'), 'postMessage(fetch(self.name))')
  const built = build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [guard()],
    worker: { format: 'es', plugins: () => [guard()] },
    build: { write: false, rolldownOptions: { input: join(folder, 'main.js'), preserveEntrySignatures: 'strict' } },
  })
  await expect(built).rejects.toThrow(isWorker ? 'fetch connects' : 'window.open opens a window')
  rmSync(folder, { recursive: true })
})
