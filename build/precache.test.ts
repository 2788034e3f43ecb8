import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { writePrecache } from './precache.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('base64')

test('the worker gets every file with its digest, headers once per kind, and a version named by the digest of that list', () => {
  const folder = mkdtempSync(join(tmpdir(), 'precache-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const file of [
    'index.html',
    '404.html',
    'sw-reset/index.html',
    'ad.html',
    'assets/a.js',
    'assets/b.js',
    'icon.svg',
  ])
    write(file, file)
  for (const file of ['assets/a.js.br', 'site.json', '_headers']) write(file, file)
  write('sw.js', 'start(__PRECACHE__)')
  const document = (file: string) => ({ file, headers: { Policy: 'strict' }, trusted: { Opener: 'own' } })
  writePrecache(folder, {
    basePath: '/x',
    notFoundPath: '/404',
    resetPath: '/sw-reset',
    common: { All: 'yes' },
    pages: { Features: 'none' },
    assets: { Policy: 'asset' },
    files: { Policy: 'file' },
    documents: {
      '/': document('index.html'),
      '/404': document('404.html'),
      '/sw-reset': document('sw-reset/index.html'),
      '/ads': { ...document('ad.html'), isFrame: true },
    },
  })
  const { version, ...rest } = JSON.parse(readFileSync(join(folder, 'sw.js'), 'utf8').slice('start('.length, -1))
  rmSync(folder, { recursive: true })
  expect(rest).toEqual({ routes: ['/'], notFound: '/x/404.html' })
  expect(version.name).toBe(digest(JSON.stringify(version.list)))
  expect(version.list).toEqual({
    common: { All: 'yes' },
    kinds: [
      { Features: 'none', Policy: 'strict', Opener: 'own', 'Content-Type': 'text/html; charset=utf-8' },
      { Policy: 'asset', 'Content-Type': 'text/javascript; charset=utf-8' },
      { Policy: 'file', 'Content-Type': 'image/svg+xml' },
    ],
    files: {
      '/x/': [digest('index.html'), 0],
      '/x/404.html': [digest('404.html'), 0],
      '/x/assets/a.js': [digest('assets/a.js'), 1],
      '/x/assets/b.js': [digest('assets/b.js'), 1],
      '/x/icon.svg': [digest('icon.svg'), 2],
    },
  })
})
