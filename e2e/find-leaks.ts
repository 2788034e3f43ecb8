import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

/** The Base64 characters that depend only on this text, if it starts after 0, 1 or 2 other bytes. */
function base64Cores(text: string): string[] {
  const bytes = Buffer.from(text)
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
    const partial = [0, 3, 2][(offset + bytes.length) % 3] ?? 0
    return encoded.slice([0, 2, 3][offset], encoded.length - partial)
  })
}

const toUrlSafe = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
const perCharacter = (text: string, write: (character: string) => string) => [...text].map(write).join('')
const codeOf = (character: string, radix: number) => character.codePointAt(0)?.toString(radix) ?? ''
const names: Record<string, string> = { '<': 'lt', '>': 'gt', '&': 'amp', '"': 'quot', é: 'eacute', ü: 'uuml' }
const named = (character: string) => (names[character] ? `&${names[character]};` : character)
const algorithms = ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'sha3-256', 'sha3-512']

/** Every form the tools can give a text. The search ignores case: `"a"` → `{ hex: "61", … }` */
export function encodingsOf(text: string): Record<string, string> {
  const bytes = Buffer.from(text)
  const percent = encodeURIComponent(text)
  const utf16 = Buffer.from(text, 'utf16le')
  const forms: Record<string, string> = {
    plain: text,
    'JSON escapes': perCharacter(text, (c) => (c > '~' ? `\\u${codeOf(c, 16).padStart(4, '0')}` : c)),
    percent,
    'percent, strict': percent.replace(/[!'()*]/g, (c) => `%${codeOf(c, 16)}`),
    'percent, whole URL': encodeURI(text),
    'percent, every byte': bytes.toString('hex').replace(/../g, '%$&'),
    form: percent.replaceAll('%20', '+'),
    hex: bytes.toString('hex'),
    'hex, spaced': bytes.toString('hex').replace(/..(?=.)/g, '$& '),
    'entities, named': perCharacter(text, named),
    'entities, specials': perCharacter(text, (c) => (c > '~' ? c : named(c))),
    'entities, decimal': perCharacter(text, (c) => `&#${codeOf(c, 10)};`),
    'entities, hexadecimal': perCharacter(text, (c) => `&#x${codeOf(c, 16)};`),
    'UTF-16, bytes': utf16.toString('latin1'),
    'UTF-16, hex': utf16.toString('hex'),
    'UTF-16, Base64': utf16.toString('base64').replace(/=+$/, ''),
  }
  for (const [offset, base64] of base64Cores(text).entries()) {
    forms[`Base64, offset ${offset}`] = base64
    forms[`Base64 for URLs, offset ${offset}`] = toUrlSafe(base64)
  }
  for (const algorithm of algorithms) {
    const digest = createHash(algorithm).update(text).digest()
    forms[algorithm] = digest.toString('hex')
    forms[`${algorithm}, Base64`] = digest.toString('base64')
    forms[`${algorithm}, Base64 for URLs`] = digest.toString('base64url')
  }
  return forms
}

/** All places that contain one of the texts in any form: `["localStorage: hex of secret"]` */
export function findLeaks(places: Record<string, string>, texts: readonly string[]): string[] {
  const forms = texts.flatMap((text) =>
    Object.entries(encodingsOf(text)).map(([name, form]) => ({ name: `${name} of ${text}`, form: form.toLowerCase() })),
  )
  return Object.entries(places).flatMap(([place, content]) => {
    const lower = content.toLowerCase()
    return forms.filter(({ form }) => lower.includes(form)).map(({ name }) => `${place}: ${name}`)
  })
}

/** Records every request of the browser, from pages and workers, and every address of the page. */
export function recordTraffic(page: Page): { requests: string[]; addresses: string[] } {
  const traffic = { requests: [] as string[], addresses: [] as string[] }
  page.context().on('request', (request) => {
    const headers = JSON.stringify(request.headers())
    const body = request.postDataBuffer()?.toString('utf8') ?? ''
    traffic.requests.push(`${request.method()} ${request.url()} ${headers} ${body}`)
  })
  page.on('framenavigated', (frame) => traffic.addresses.push(frame.url()))
  return traffic
}

/** Everything a page stores outside its memory, except the caches, as text by place. */
export async function readPlaces(page: Page): Promise<Record<string, string>> {
  const places = await page.evaluate(async () => {
    const read = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const databases: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await read(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store)
        databases.push(name, store, await read(rows.getAllKeys()), await read(rows.getAll()))
      }
      database.close()
    }
    return {
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
      IndexedDB: JSON.stringify(databases),
      location: location.href,
      'history state': JSON.stringify(history.state ?? null),
      title: document.title,
      'window name': window.name,
    }
  })
  return { ...places, cookies: JSON.stringify(await page.context().cookies()) }
}

/** Every address, response header and body in the caches of an origin. */
export const readCaches = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cached: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        cached.push(name, request.url, JSON.stringify([...(answer?.headers ?? [])]), (await answer?.text()) ?? '')
      }
    }
    return cached.join('\n')
  })

/** Everything a page shows: its text and the values of its fields, including shadow trees. */
export const readPageText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const read = (root: Document | ShadowRoot): string[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        'value' in element ? String(element.value) : '',
        ...(element.shadowRoot ? [element.shadowRoot.textContent ?? '', ...read(element.shadowRoot)] : []),
      ])
    return [document.body.innerText, ...read(document)].filter(Boolean).join('\n')
  })
