import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { openPage, site, test } from './support.ts'

/** The rules in `_headers`: a path, then its headers, indented. */
const rules = Object.fromEntries(
  readFileSync('dist/_headers', 'utf8')
    .trim()
    .split(/\n(?=\S)/)
    .map((rule) => {
      const [path = '', ...lines] = rule.trim().split('\n')
      return [
        path,
        Object.fromEntries(
          lines.map((line) =>
            line
              .trim()
              .split(/: (.*)/)
              .slice(0, 2),
          ),
        ),
      ]
    }),
)
const inLowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

test('the policy in every document, the rules for static hosts and the server responses all match site.json', async ({
  request,
}) => {
  expect(rules['/*']).toEqual({ ...site.common, ...site.pages, ...site.secure })
  expect(rules['/assets/*']).toEqual(site.assets)
  expect(rules['/sw.js']).toEqual(site.serviceWorker)
  for (const [path, { file, headers, trusted }] of Object.entries(site.documents)) {
    const html = readFileSync(`dist/${file}`, 'utf8')
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&#39;', "'")
    expect(`${policy}; frame-ancestors 'none'`).toBe(headers['Content-Security-Policy'])
    const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, url]) => url)
    expect(fonts).toHaveLength(2)
    expect([...(headers.Link ?? '').matchAll(/<([^>]+)>; rel=preload; as=font/g)].map(([, url]) => url)).toEqual(fonts)
    for (const spelling of path === '/' ? ['/'] : [path, `${path}/`]) {
      expect(rules[spelling], spelling).toEqual({ ...headers, ...trusted })
      const answer = await request.get(spelling)
      expect(answer.headers(), spelling).toMatchObject(
        inLowerCase({ ...site.common, ...site.pages, ...headers, ...trusted }),
      )
      expect(answer.headers()).not.toHaveProperty('strict-transport-security')
    }
  }
})

test('a file that is not a document has only the headers it needs', async ({ request }) => {
  const html = readFileSync('dist/tools/json-formatter/index.html', 'utf8')
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? []
  const { date: _, connection: __, 'keep-alive': ___, ...headers } = (await request.get(asset)).headers()
  expect(Object.keys(headers).sort()).toEqual([
    'accept-ranges',
    'cache-control',
    'content-encoding',
    'content-length',
    'content-security-policy',
    'content-type',
    'cross-origin-resource-policy',
    'etag',
    'referrer-policy',
    'vary',
    'x-content-type-options',
  ])
})

test('a tool page sends every protection besides its policy, and over https asks the browser to stay on https', async ({
  request,
}) => {
  const answer = await request.get('/tools/json-formatter', { headers: { 'X-Forwarded-Proto': 'https' } })
  expect(answer.headers()).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/camera=\(\).* geolocation=\(\).* clipboard-write=\(self\)/),
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  })
})

type Experimental = {
  featurePolicy: { allowsFeature(name: string): boolean }
  trustedTypes: { createPolicy(name: string, rules: object): unknown }
}

test('the browser enforces the policy: text never becomes script or markup, and unused features are closed', async ({
  page,
}) => {
  await openPage(page, '/tools/json-formatter')
  const { refused, isOpen } = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as Experimental
    const { featurePolicy } = document as unknown as Experimental
    const attempts: Record<string, () => unknown> = {
      'a worker from text': () => new Worker('/assets/any.js'),
      'markup from text': () => Object.assign(document.createElement('p'), { innerHTML: '<b>bold</b>' }),
      'a script from text': () => Object.assign(document.createElement('script'), { text: 'alert(1)' }),
      'another policy': () => trustedTypes.createPolicy('other', {}),
      'our policy again': () => trustedTypes.createPolicy('stayput', {}),
    }
    const isRefused = (attempt: () => unknown) => {
      try {
        attempt()
        return false
      } catch (error) {
        return error instanceof TypeError
      }
    }
    const features = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'clipboard-write', 'clipboard-read']
    return {
      refused: Object.entries(attempts).map(([name, attempt]) => [name, isRefused(attempt)]),
      isOpen: features.filter((name) => featurePolicy.allowsFeature(name)),
    }
  })
  expect(refused.filter(([, isRefused]) => !isRefused)).toEqual([])
  expect(isOpen).toEqual(['clipboard-write', 'clipboard-read'])
})
