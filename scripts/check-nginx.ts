// Starts nginx with docs/hosting/nginx.conf on the built site and compares its answers with dist/site.json:
// `npm run build && npx tsx scripts/check-nginx.ts`. It needs nginx and openssl.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { Site } from '../server/site.ts'
import { nginxHeaders } from './nginx-config.ts'

const site: Site = JSON.parse(readFileSync('dist/site.json', 'utf8'))
const [plainPort, port, serverPort] = [4390, 4391, 4392]
const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
const file = (name: string, content: string) => writeFileSync(join(folder, name), content)

const { maps, headers } = nginxHeaders(site)
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const hasBrotli = existsSync(brotli)
file('maps.conf', maps)
file('headers.conf', headers)
file(
  'site.conf',
  readFileSync('docs/hosting/nginx.conf', 'utf8')
    .replaceAll('/etc/nginx/stayput', folder)
    .replaceAll('/etc/ssl/stayput', folder)
    .replaceAll('/srv/stayput', resolve('dist'))
    .replace('127.0.0.1:4173', `127.0.0.1:${serverPort}`)
    .replace(/ +listen \[.*\n/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('# brotli_static on;', hasBrotli ? 'brotli_static on;' : ''),
)
file(
  'nginx.conf',
  `${hasBrotli ? `load_module ${brotli};\n` : ''}${process.getuid?.() === 0 ? 'user root;\n' : ''}
pid ${folder}/nginx.pid;
error_log stderr crit;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}
`,
)
const certificate = ['-x509', '-nodes', '-newkey', 'rsa:2048', '-days', '1', '-subj', '/CN=stayput.example']
spawnSync('openssl', ['req', ...certificate, '-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`])

async function ask(path: string, { headers = {}, body = '', isPlain = false } = {}) {
  const sent = (isPlain ? requestPlain : request)({
    host: '127.0.0.1',
    port: isPlain ? plainPort : port,
    path,
    method: body ? 'POST' : 'GET',
    headers: { host: 'stayput.example', ...headers },
    rejectUnauthorized: false,
  })
  const [answer]: IncomingMessage[] = await once(sent.end(body), 'response')
  const { statusCode: status, headers: received, rawHeaders: raw } = answer!
  return { status, headers: received, raw, size: (await buffer(answer!)).length }
}

let failures = 0
function check(what: string, actual: unknown, expected: unknown) {
  if (JSON.stringify(actual) === JSON.stringify(expected)) return
  failures++
  console.error(`${what}\n  expected ${JSON.stringify(expected)}\n  received ${JSON.stringify(actual)}`)
}

/** Asks for a path and checks the status and the headers of the answer. */
async function checkAnswer(path: string, status: number, own: Record<string, string>) {
  const answer = await ask(path)
  const { headers, raw } = answer
  check(`${path}: status`, answer.status, status)
  for (const [name, value] of Object.entries({ ...site.common, ...site.secure, ...own })) {
    check(`${path}: ${name}`, headers[name.toLowerCase()], value)
    check(`${path}: ${name}, times`, raw.filter((entry) => entry.toLowerCase() === name.toLowerCase()).length, 1)
  }
  return answer
}

async function checkAll() {
  for (const [path, { headers, trusted }] of Object.entries(site.documents)) {
    for (const spelling of path === '/' ? ['/'] : [path, `${path}/`]) {
      const answer = await checkAnswer(spelling, path === site.notFoundPath ? 404 : 200, { ...headers, ...trusted })
      check(`${spelling}: type`, answer.headers['content-type'], 'text/html; charset=utf-8')
    }
  }
  for (const path of ['/no/such/page', '/404.html', '/site.json', '/_headers', '/index.html.gz', '/index.html.br'])
    await checkAnswer(path, 404, site.documents[site.notFoundPath]?.headers ?? {})
  for (const name of readdirSync('dist/assets').filter((name) => !/\.(br|gz)$/.test(name)))
    await checkAnswer(`/assets/${name}`, 200, site.assets)
  await checkAnswer('/sw.js', 200, site.serviceWorker)
  await checkAnswer('/manifest.webmanifest', 200, site.files)
  await checkAnswer('/healthz', 200, {})
  const whole = await ask('/tools')
  for (const encoding of hasBrotli ? ['gzip', 'br'] : ['gzip']) {
    const packed = await ask('/tools', { headers: { 'accept-encoding': encoding } })
    check(`${encoding}: encoding`, packed.headers['content-encoding'], encoding)
    check(`${encoding}: smaller`, packed.size < whole.size / 2, true)
    check(`${encoding}: vary`, packed.headers.vary, 'Accept-Encoding')
  }
  const again = await ask('/tools', { headers: { 'if-none-match': whole.headers.etag ?? '' } })
  check('a known document: status', again.status, 304)
  const plain = await ask('/tools?x', { isPlain: true })
  check('plain http', [plain.status, plain.headers.location], [301, 'https://stayput.example/tools?x'])
  const forged = await ask('/tools', { isPlain: true, headers: { host: 'evil.example' } })
  check('plain http, forged host', [forged.status, forged.headers.location], [301, 'https://stayput.example/tools'])
  for (const [sender, headers, status] of [
    ['no origin', {}, 400],
    ['our own page', { origin: 'https://stayput.example' }, 400],
    ['another site', { origin: 'https://evil.example' }, 403],
  ] as const) {
    const message = { body: '{}', headers: { 'content-type': 'application/json', ...headers } }
    check(`an empty message from ${sender}: status`, (await ask('/f/contact', message)).status, status)
  }
}

const children = [
  spawn(process.execPath, ['dist-server/index.js'], {
    env: { ...process.env, PORT: String(serverPort), DATABASE_URL: `file:${folder}/check.db`, TRUST_PROXY: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  }),
  spawn('nginx', ['-p', folder, '-c', `${folder}/nginx.conf`, '-g', 'daemon off;'], { stdio: 'inherit' }),
]
const isUp = () =>
  ask('/healthz').then(
    ({ status }) => status === 200,
    () => false,
  )
try {
  while (!(await isUp())) {
    if (children.some(({ exitCode }) => exitCode !== null)) throw new Error('a server did not start')
    await setTimeout(100)
  }
  await checkAll()
} finally {
  for (const child of children) child.kill()
}
console.log(failures === 0 ? 'nginx sends every header in the table' : `Failed checks: ${failures}`)
process.exitCode = failures === 0 ? 0 : 1
