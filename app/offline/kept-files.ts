import { href } from '#app/config.ts'
import { writeBase64 } from '#app/lib/base64-bytes.ts'
import { cachePrefix } from './service-worker-messages.ts'

type Headers = Record<string, string>

/** One version's files, from the build: headers for all files, headers per kind, and each file's SHA-256 and kind. */
export type FileList = { common: Headers; kinds: Headers[]; files: Record<string, [digest: string, kind: number]> }

/** A version's name is the digest of its list, so the list can be checked like any file. */
export type Version = { name: string; list: FileList }

const listPath = href('/files.json')
const atOnce = 6

export const cacheOf = (version: unknown): string => `${cachePrefix}${version}`

/** The caches with our name. Any script on this origin may have made or changed them. */
export const ownCaches = async (): Promise<string[]> =>
  (await caches.keys().catch(() => [])).filter((name) => name.startsWith(cachePrefix))

/** The SHA-256 of bytes as Base64: no bytes → `"47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="` */
export async function digestOf(bytes: BufferSource): Promise<string> {
  return writeBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** The body of a response, if there is one and it has this digest. */
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

// A host may cache documents for a while, and then serve another version's. Hashed files never change.
const fetchFile = (path: string) => fetch(path, { cache: path.startsWith(href('/assets/')) ? 'default' : 'no-cache' })

let isKeeping = true

/** Turns storing on or off. Files are served either way. */
export function setKeeping(next: boolean): void {
  isKeeping = next
}

async function keep(cacheName: string, path: string, content: ArrayBuffer | string): Promise<void> {
  if (isKeeping) await (await caches.open(cacheName)).put(path, new Response(content))
}

/**
 * The exact bytes the build made, or `null`. They come from the version's cache, else from another cache or the
 * network, and are then stored again.
 */
export async function obtainFile(path: string, { name, list }: Version): Promise<ArrayBuffer | null> {
  const [digest = ''] = list.files[path] ?? []
  const cacheName = cacheOf(name)
  const kept = await check(caches.match(path, { cacheName }), digest)
  if (kept) return kept
  const found = (await findInCaches(path, digest)) ?? (await check(fetchFile(path), digest))
  // If there is no room to store it, still return it.
  if (found) await keep(cacheName, path, found).catch(() => null)
  return found
}

/**
 * Stores every file of a version and its list. Checks existing files and replaces missing or altered ones. Throws if a file
 * cannot be had exactly as the build made it: right away, or if `isPatient`, after all the others.
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

/** Files that should be in the version's cache but are not. */
async function missingFiles({ name, list }: Version): Promise<string[]> {
  // Opening a cache would create it.
  if (!isKeeping) return []
  const requests = await (await caches.open(cacheOf(name))).keys()
  const kept = new Set(requests.map(({ url }) => new URL(url).pathname))
  return Object.keys(list.files).filter((path) => !kept.has(path))
}

/** Another version stored here, if its list matches its name. */
export async function readVersion(name: unknown): Promise<Version | null> {
  const list = await check(caches.match(listPath, { cacheName: cacheOf(name) }), String(name))
  return list && { name: String(name), list: JSON.parse(new TextDecoder().decode(list)) }
}

/** Finds the file for an address, which may be spelled differently: `"/tools/x/index.html"`, `"/tools/x/"` → `"/tools/x"` */
export function findFile(pathname: string, { files }: FileList): string | undefined {
  const bare = pathname.replace(/\/(index\.html)?$/, '')
  return [pathname, bare, `${bare}/`].find((path) => path in files)
}

/** A file's headers, which come only from the list. */
export function headersOf(path: string, { common, kinds, files }: FileList): Headers {
  const [, kind = -1] = files[path] ?? []
  return { ...common, ...kinds[kind] }
}
