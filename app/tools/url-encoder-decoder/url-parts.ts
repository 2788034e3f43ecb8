import { ok } from '#app/lib/result.ts'
import { type DecodeOptions, decodeTolerant, encodePercent } from './percent.ts'

/** The parts of a URL as written. `''` is an empty part; `null` means that its delimiter is missing too. */
export type UrlParts = {
  scheme: string | null
  user: string | null
  host: string | null
  port: string | null
  path: string
  query: string | null
  fragment: string | null
}

/** One parameter, decoded and as written. A value of `null` has no `=`. */
export type QueryRow = { name: string; value: string | null; rawName: string; rawValue: string | null }

/** A change to a parameter. A part you leave out stays exactly as written. */
export type QueryEdit = { name?: string; value?: string }

// RFC 3986 appendix B, with the scheme of §3.1.
const url = /^(?:([a-z][a-z\d+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/is
const authority = /^(?:(.*)@)?(.*?)(?::(\d*))?$/s

/** Splits a URL only at its delimiters, so `joinUrl` gives the same text: `"ftp://me@x:21/a?b#c"` → ftp, me, x, 21, /a, b, c */
export function splitUrl(text: string): UrlParts {
  const [, scheme = null, place = null, path = '', query = null, fragment = null] = url.exec(text) ?? []
  if (place === null) return { scheme, user: null, host: null, port: null, path, query, fragment }
  const [, user = null, host = '', port = null] = authority.exec(place) ?? []
  return { scheme, user, host, port, path, query, fragment }
}

const follow = (part: string | null, delimiter: string) => (part === null ? '' : `${part}${delimiter}`)
const lead = (delimiter: string, part: string | null) => (part === null ? '' : `${delimiter}${part}`)

/** Joins the parts again: ftp, me, x, 21, /a, b, c → `"ftp://me@x:21/a?b#c"` */
export function joinUrl({ scheme, user, host, port, path, query, fragment }: UrlParts): string {
  const place = host === null ? '' : `//${follow(user, '@')}${host}${lead(':', port)}`
  return `${follow(scheme, ':')}${place}${path}${lead('?', query)}${lead('#', fragment)}`
}

/** The text up to `#`, if it is a query without a URL: `"a=1&b=/x?y"` → the same, `"https://x/a=1"` → `null` */
function findBareQuery({ scheme, host, path, query }: UrlParts): string | null {
  const isBare = scheme === null && host === null && /^[^/]*=/.test(path)
  return isBare ? `${path}${lead('?', query)}` : null
}

// Longer text is not split up.
const longestBreakdown = 64 * 1024

/** A URL split up: its text, its parts (null for a bare query) and its parameters (null if its scheme knows none). */
export type Breakdown = { url: string; parts: UrlParts | null; rows: QueryRow[] | null }

// What looks like a query in these is code or content: `javascript:a?b:c`.
const unqueried = /^(?:about|blob|cid|data|javascript|mid|news|tel|urn|view-source)$/i

// These schemes make a URL without a host, even with spaces in it. "note: hello" is not one, and "news: hello" neither.
const wellKnown =
  /^(?:about|blob|cid|data|geo|javascript|magnet|mailto|mid|news|sip|sips|sms|tel|urn|view-source|xmpp):\S/i
// With any other scheme, the text must have no space, and must not be a drive (C:\x) or a port (localhost:80/x).
const opaque = /^[a-z][a-z\d+.-]+:(?!\d+(?:[/?#]|$))\S+$/i
// By the URL Standard §4.4, U+FEFF and a non-breaking space at the end belong to the last parameter.
const trimmed = /^\s*(.*[^\t\n\f\r ])?/s

/** Splits up a URL or a bare query: `" https://x/?a=1 "` → host x, path /, a "1"; `"a=1"` → no parts, a "1"; `"What? Yes = no"` → `null` */
export function breakDown(text: string, options: DecodeOptions): Breakdown | null {
  const [, url = ''] = trimmed.exec(text) ?? []
  if (url.length > longestBreakdown || url.includes('\n')) return null
  const parts = splitUrl(url)
  const bareQuery = findBareQuery(parts)
  const query = bareQuery ?? parts.query
  // In ordinary text with a ? or a =, there is a space before the =.
  const isQueried = query !== null && /^\S*=/.test(url)
  if (parts.host === null && !isQueried && !wellKnown.test(url) && !opaque.test(url)) return null
  const isUnqueried = parts.scheme !== null && unqueried.test(parts.scheme)
  return {
    url,
    parts: bareQuery === null ? parts : null,
    rows: isUnqueried ? null : parseQuery(query ?? '', options),
  }
}

/** The same URL with another query; without rows there is no `?`: `"https://x/?a=1#b"`, [] → `"https://x/#b"` */
export function replaceQuery(text: string, rows: readonly QueryRow[]): string {
  const parts = splitUrl(text)
  if (findBareQuery(parts) !== null) return joinUrl({ ...parts, path: buildQuery(rows), query: null })
  return joinUrl({ ...parts, query: rows.length > 0 || parts.query === '' ? buildQuery(rows) : null })
}

/** The parameters in order, duplicates kept: `"a=1&a=%20&e=&f"` → a "1", a " ", e "", f null */
export function parseQuery(query: string, options: DecodeOptions): QueryRow[] {
  if (query === '') return []
  const decode = (raw: string) => decodeTolerant(raw, conventionOf(options)).text
  return query.split('&').map((pair) => {
    const [, rawName = '', rawValue = null] = /^([^=]*)(?:=(.*))?$/s.exec(pair) ?? []
    return { name: decode(rawName), value: rawValue === null ? null : decode(rawValue), rawName, rawValue }
  })
}

/** The parameters as query text. An unedited list gives the original text. */
export const buildQuery = (rows: readonly QueryRow[]): string =>
  rows.map(({ rawName, rawValue }) => `${rawName}${lead('=', rawValue)}`).join('&')

/** Parameters escape every delimiter, and write a space as `+` only if `+` is read as a space. */
function conventionOf({ mode, plusMeansSpace }: DecodeOptions): DecodeOptions {
  const isAlike = mode === 'strict' || (mode === 'form' && plusMeansSpace)
  return { mode: isAlike ? mode : 'component', plusMeansSpace }
}

const blank: QueryRow = { name: '', value: '', rawName: '', rawValue: '' }

/**
 * Changes the parameter at an index, or adds one after the last, encoding only what changed; a lone surrogate fails:
 * a "1", 0, { value: "x y" } → `a=x%20y`; a "1", 1, { name: "b" } → `a=1&b=`
 */
export function setParameter(rows: readonly QueryRow[], index: number, edit: QueryEdit, options: DecodeOptions) {
  const { mode } = conventionOf(options)
  const row = rows[index] ?? blank
  const { name, value } = { ...row, ...edit }
  const rawName = name === row.name ? ok(row.rawName) : encodePercent(name, mode)
  if (!rawName.ok) return rawName
  const rawValue = value === row.value || value === null ? ok(row.rawValue) : encodePercent(value, mode)
  if (!rawValue.ok) return rawValue
  return ok(rows.toSpliced(index, 1, { name, value, rawName: rawName.value, rawValue: rawValue.value }))
}

/** Moves a parameter to another index: `a=1&b=2&c=3`, 0 to 2 → `b=2&c=3&a=1` */
export const moveParameter = (rows: readonly QueryRow[], from: number, to: number): QueryRow[] =>
  rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1))
