import { href } from '#app/config.ts'
import { cachePrefix } from './messages.ts'

type Headers = Record<string, string>

/** What the build says of one version: the headers of all files, those of each kind, and of every file its SHA-256 and its kind. */
export type FileList = { common: Headers; kinds: Headers[]; files: Record<string, [digest: string, kind: number]> }

/** A version is named by the digest of its list, so that a list can be checked as any file. */
export type Version = { name: string; list: FileList }

const ownPrefix = cachePrefix(href('/'))
const listPath = href('/files.json')
const atOnce = 6

/** The name of the cache of a version. */
export const cacheOf = (version: unknown): string => `${ownPrefix}${version}`

/** The caches that bear our name; any script of this origin can have made or changed them. */
export const ownCaches = async (): Promise<string[]> =>
  (await caches.keys().catch(() => [])).filter((name) => name.startsWith(ownPrefix))

/** The SHA-256 of bytes in Base64: of none → `"47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="` */
export async function digestOf(bytes: BufferSource): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))))
}

/** The body of an answer, if there is one and it has this digest. */
async function check(answer: Promise<Response | undefined>, digest: string): Promise<ArrayBuffer | null> {
  try {
    const bytes = await (await answer)?.arrayBuffer()
    return bytes && (await digestOf(bytes)) === digest ? bytes : null
  } catch {
    return null
  }
}

async function findInCaches(path: string, digest: string): Promise<ArrayBuffer | null> {
  for (const cacheName of await ownCaches()) {
    const bytes = await check(caches.match(path, { cacheName }), digest)
    if (bytes) return bytes
  }
  return null
}

// A host may let documents be cached for a while, and then they are those of another version; hashed files never change.
const fetchFile = (path: string) => fetch(path, { cache: path.startsWith(href('/assets/')) ? 'default' : 'no-cache' })

let isKeeping = true

/** Whether anything is kept from now on; files are given all the same. */
export function setKeeping(next: boolean): void {
  isKeeping = next
}

async function keep(cacheName: string, path: string, content: ArrayBuffer | string): Promise<void> {
  if (isKeeping) await (await caches.open(cacheName)).put(path, new Response(content))
}

/**
 * The bytes of a file as the build made them, or `null`: from the cache of its version, else from another cache or the
 * network, and then they are put back.
 */
export async function obtainFile(path: string, { name, list }: Version): Promise<ArrayBuffer | null> {
  const [digest = ''] = list.files[path] ?? []
  const cacheName = cacheOf(name)
  const kept = await check(caches.match(path, { cacheName }), digest)
  if (kept) return kept
  const found = (await findInCaches(path, digest)) ?? (await check(fetchFile(path), digest))
  // Where there is no room to keep it, it is given all the same.
  if (found) await keep(cacheName, path, found).catch(() => null)
  return found
}

/**
 * Keeps every file of a version and its list: what is there is checked, what is missing or altered is had anew. Throws where one
 * cannot be had as the build made it, at once or, if it is patient, when the others are there.
 */
export async function keepFiles(version: Version, { isPatient = false } = {}): Promise<void> {
  const left = Object.keys(version.list.files)
  const failed: string[] = []
  const work = async () => {
    for (let path = left.pop(); path && (isPatient || failed.length === 0); path = left.pop())
      if (!(await obtainFile(path, version))) failed.push(path)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (failed.length > 0) throw new Error(`${failed[0]} is not the file the build made`)
  const [missing] = await missingFiles(version)
  if (missing) throw new Error(`there is no room to keep ${missing}`)
  await keep(cacheOf(version.name), listPath, JSON.stringify(version.list))
}

/** What is not in the cache of a version though it should be. */
async function missingFiles({ name, list }: Version): Promise<string[]> {
  // To look into a cache is to make one.
  if (!isKeeping) return []
  const requests = await (await caches.open(cacheOf(name))).keys()
  const kept = new Set(requests.map(({ url }) => new URL(url).pathname))
  return Object.keys(list.files).filter((path) => !kept.has(path))
}

/** Another version that is kept here, if its list is what its name says. */
export async function readVersion(name: unknown): Promise<Version | null> {
  const list = await check(caches.match(listPath, { cacheName: cacheOf(name) }), String(name))
  return list && { name: String(name), list: JSON.parse(new TextDecoder().decode(list)) }
}

/** The file that answers an address, whose spelling may differ: `"/tools/x/index.html"`, `"/tools/x/"` → `"/tools/x"` */
export function findFile(pathname: string, { files }: FileList): string | undefined {
  const bare = pathname.replace(/\/(index\.html)?$/, '')
  return [pathname, bare, `${bare}/`].find((path) => path in files)
}

/** The headers of a file, which come from the list alone. */
export function headersOf(path: string, { common, kinds, files }: FileList): Headers {
  const [, kind = -1] = files[path] ?? []
  return { ...common, ...kinds[kind] }
}
