import { beforeEach, expect, test, vi } from 'vitest'
import {
  cacheOf,
  digestOf,
  type FileList,
  findFile,
  headersOf,
  keepFiles,
  obtainFile,
  readVersion,
  setKeeping,
} from './kept-files.ts'

const origin = 'https://stayput.example'
const kept = new Map<string, Map<string, Response>>()
const network = new Map<string, string>()

/** A network, and Cache Storage as any script of the origin sees it. */
beforeEach(() => {
  kept.clear()
  network.clear()
  const open = async (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, entries)
    return {
      put: async (path: string, answer: Response) => void entries.set(path, answer),
      keys: async () => [...entries.keys()].map((path) => ({ url: origin + path })),
    }
  }
  const match = async (path: string, { cacheName }: { cacheName: string }) => kept.get(cacheName)?.get(path)?.clone()
  vi.stubGlobal('caches', { open, match, keys: async () => [...kept.keys()] })
  vi.stubGlobal('fetch', async (path: string) => {
    if (!network.has(path)) throw new TypeError('no network')
    return new Response(network.get(path))
  })
})

const digestOfText = (text: string) => digestOf(new TextEncoder().encode(text))
async function makeVersion(files: Record<string, string>) {
  const entries = Object.entries(files).map(async ([path, text]) => [path, [await digestOfText(text), 0]] as const)
  const list: FileList = { common: { a: '1' }, kinds: [{ b: '2' }], files: {} }
  for (const [path, entry] of await Promise.all(entries)) list.files[path] = [...entry]
  return { name: await digestOfText(JSON.stringify(list)), list }
}
const put = async (cacheName: string, path: string, text: string) =>
  (await caches.open(cacheName)).put(path, new Response(text))
const read = async (path: string, version: Awaited<ReturnType<typeof makeVersion>>) => {
  const bytes = await obtainFile(path, version)
  return bytes && new TextDecoder().decode(bytes)
}
const copy = async (version: { name: string }, path: string) =>
  (await caches.match(path, { cacheName: cacheOf(version.name) }))?.text()

// FIPS 180-4, the SHA-256 examples.
test.each([
  ['', '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
  ['abc', 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='],
])('the digest of "%s" is %s', async (text, digest) => {
  expect(await digestOfText(text)).toBe(digest)
})

test('an altered copy is never served: another cache or the network repairs it, otherwise there is no answer', async () => {
  const version = await makeVersion({ '/a': 'true' })
  await put(cacheOf(version.name), '/a', 'altered')
  expect(await read('/a', version)).toBeNull()
  network.set('/a', 'of another version')
  expect(await read('/a', version)).toBeNull()
  expect(await copy(version, '/a')).toBe('altered')
  network.set('/a', 'true')
  expect(await read('/a', version)).toBe('true')
  expect(await copy(version, '/a')).toBe('true')

  network.clear()
  await put(cacheOf(version.name), '/a', 'altered')
  await put(cacheOf('an older version'), '/a', 'true')
  expect(await read('/a', version)).toBe('true')
  expect(await copy(version, '/a')).toBe('true')
})

test('a file in no list is not served, whatever the caches hold', async () => {
  const version = await makeVersion({})
  await put(cacheOf(version.name), '/a', '')
  network.set('/a', '')
  expect(await read('/a', version)).toBeNull()
})

test('a version is stored completely or not at all, and reuses files of an older one', async () => {
  const version = await makeVersion({ '/a': 'same', '/b': 'new' })
  await put(cacheOf('an older version'), '/a', 'same')
  await put(cacheOf('an older version'), '/b', 'old')
  network.set('/b', 'altered on its way')
  await expect(keepFiles(version)).rejects.toThrow('/b is not the file the build made')
  expect([await copy(version, '/a'), await copy(version, '/b')]).toEqual(['same', undefined])
  expect(await readVersion(version.name)).toBeNull()
  network.set('/b', 'new')
  await keepFiles(version)
  expect([await copy(version, '/a'), await copy(version, '/b')]).toEqual(['same', 'new'])
  expect(await readVersion(version.name)).toEqual(version)
})

test('storing a version again replaces altered and missing files, requested or not', async () => {
  const files = { '/a': 'A', '/b': 'B', '/c': 'C', '/d': 'D' }
  const version = await makeVersion(files)
  for (const [path, text] of Object.entries(files)) network.set(path, text)
  await keepFiles(version)
  await put(cacheOf(version.name), '/a', 'altered')
  await put(cacheOf(version.name), '/c', 'altered')
  await put(cacheOf(version.name), '/files.json', '{}')
  kept.get(cacheOf(version.name))?.delete('/d')
  network.delete('/c')
  await expect(keepFiles(version, { isPatient: true })).rejects.toThrow('/c is not the file the build made')
  const copies = Object.keys(files).map((path) => copy(version, path))
  expect(await Promise.all(copies)).toEqual(['A', 'B', 'altered', 'D'])
  network.set('/c', 'C')
  await keepFiles(version, { isPatient: true })
  expect(await copy(version, '/c')).toBe('C')
  expect(await readVersion(version.name)).toEqual(version)
})

test("a version's list counts only if it matches the version's name", async () => {
  const version = await makeVersion({ '/a': 'true' })
  const forged = JSON.stringify({ ...version.list, files: { '/a': ['forged', 0] } })
  await put(cacheOf(version.name), '/files.json', forged)
  expect(await readVersion(version.name)).toBeNull()
  expect(await readVersion(undefined)).toBeNull()
  await put(cacheOf(version.name), '/files.json', JSON.stringify(version.list))
  expect(await readVersion(version.name)).toEqual(version)
})

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/tools', '/tools'],
  ['/tools/', '/tools'],
  ['/tools/index.html', '/tools'],
  ['/assets/a.js', '/assets/a.js'],
  ['/assets/b.js', undefined],
  ['/tools//', undefined],
  ['/constructor', undefined],
])('%s is answered by %s', async (pathname, expected) => {
  const { list } = await makeVersion({ '/': '', '/tools': '', '/assets/a.js': '' })
  expect(findFile(pathname, list)).toBe(expected)
})

test('headers come from the list: those for all files and those for the kind', async () => {
  const { list } = await makeVersion({ '/a': '' })
  expect(headersOf('/a', list)).toEqual({ a: '1', b: '2' })
})

test('without room, a file is served but not stored, and the version does not count as stored', async () => {
  const version = await makeVersion({ '/a': 'A' })
  network.set('/a', 'A')
  const { open } = caches
  const full = async (name: string) => ({ ...(await open(name)), put: () => Promise.reject(new Error('quota')) })
  vi.stubGlobal('caches', { ...caches, open: full })
  expect(await read('/a', version)).toBe('A')
  await expect(keepFiles(version)).rejects.toThrow('no room')
})

test('while storing is off, files are served and no cache is created', async () => {
  const version = await makeVersion({ '/a': 'true' })
  network.set('/a', 'true')
  setKeeping(false)
  expect(await read('/a', version)).toBe('true')
  await keepFiles(version)
  expect([...kept.keys()]).toEqual([])
  setKeeping(true)
  await keepFiles(version)
  expect(await copy(version, '/a')).toBe('true')
})

test('if the caches cannot be listed, files still come from the network', async () => {
  const version = await makeVersion({ '/a': 'A' })
  network.set('/a', 'A')
  vi.stubGlobal('caches', { ...caches, keys: () => Promise.reject(new Error('broken')) })
  expect(await read('/a', version)).toBe('A')
})
