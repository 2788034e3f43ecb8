import { expect, test } from 'vitest'
import type { Site } from '../server/site.ts'
import { nginxHeaders } from './nginx-config.ts'

const site: Site = {
  basePath: '/base',
  notFoundPath: '/404',
  common: { 'X-Common': '"quoted"' },
  pages: { 'X-Features': 'none' },
  secure: { 'X-Secure': 'yes' },
  assets: { 'Cache-Control': 'forever' },
  files: { 'X-Policy': 'of files' },
  serviceWorker: { 'X-Policy': "'self'" },
  documents: {
    '/tools/x': { file: 'tools/x/index.html', headers: { 'X-Policy': "'none'" }, trusted: { 'X-Trusted': 'apart' } },
  },
}

test('nginx sends every header of the table, as a fixed value or mapped by file', () => {
  const { maps, headers } = nginxHeaders(site)
  expect(headers.split('\n').filter(Boolean)).toEqual([
    'add_header X-Common "\\"quoted\\"" always;',
    'add_header X-Features $stayput_x_features always;',
    'add_header X-Policy $stayput_x_policy always;',
    'add_header Cache-Control $stayput_cache_control always;',
    'add_header X-Secure $stayput_x_secure always;',
    'add_header X-Trusted $stayput_x_trusted always;',
  ])
  expect(maps).toContain(`map "$uri" $stayput_x_policy {
    default "of files";
    ~^/base/assets/ "";
    "/base/tools/x/index.html" "'none'";
    "/base/sw.js" "'self'";
}`)
  expect(maps).toContain('~^/base/assets/ "forever";')
  expect(maps).toContain(`map "$stayput_trusted $uri" $stayput_x_trusted {
    "yes /base/tools/x/index.html" "apart";
}`)
  expect(maps).toContain('map "$scheme $http_x_forwarded_proto" $stayput_x_secure {\n    ~https "yes";\n}')
})
