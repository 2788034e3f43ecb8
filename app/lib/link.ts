import { readBase64, writeBase64url } from './base64-bytes.ts'
import {
  describeValue,
  linkDamaged,
  linkNewer,
  linkTooLong,
  setTwice,
  unknownName,
  unknownValue,
} from './link-messages.ts'
import { fail, ok, type Result } from './result.ts'
import { describeKeys, initialOf, type Settings } from './settings.ts'

/** What a tool says of itself that a link to it is checked by. */
export type Linkable = {
  settings: Settings
  /** The fields a link can fill, by name, with what they are called on the page; the main one is `text`. */
  texts: Readonly<Record<string, string>>
  accepts: readonly { task: string }[]
}

/** What a link holds: settings by name, texts by the name of their field, and what the tool is to do with them. */
export type LinkContent = {
  settings: Readonly<Record<string, unknown>>
  texts: Readonly<Record<string, string>>
  task?: string
}

/** The longest link there is, in characters, which are bytes; chat programs and browsers cut longer ones. */
export const mostLink = 32 * 1024
/** The longest text that is tried to be made into one. */
export const mostLinkText = 1_000_000
/** What a text of that length can be at most, each character written as six. */
export const mostUnpacked = 8 * 1024 * 1024

const version = 1
const packed = /^v(\d+)\.(.*)$/s

/** Whether what a link holds is what its tool declares; the words say what is not. */
function findFault({ settings, texts, task }: LinkContent, declared: Linkable): string | null {
  for (const [name, value] of Object.entries(settings)) {
    const setting = Object.hasOwn(declared.settings, name) && declared.settings[name]
    if (!setting) return unknownName(name)
    if (!setting.isValid(value)) return unknownValue(name, value, setting.describe())
  }
  for (const name of Object.keys(texts)) if (!Object.hasOwn(declared.texts, name)) return unknownName(name)
  const tasks = declared.accepts.map((each) => each.task)
  return task === undefined || tasks.includes(task) ? null : unknownValue('task', task, describeKeys(tasks))
}

const written = { on: true, true: true, 1: true, off: false, false: false, 0: false }

/** A setting as it is written by hand, in the form it has at first: `"on"` → `true`, `"g,i"` → `["g", "i"]` */
function readValue(initial: unknown, text: string): unknown {
  if (typeof initial === 'boolean') return Object.hasOwn(written, text) ? written[text as keyof typeof written] : text
  return Array.isArray(initial) ? text.split(',').filter(Boolean) : text
}

/** A link as it is written by hand; a plus is a plus: `"text=a%20b&indent=4"` → text `"a b"`, indent `"4"` */
function readPlain(fragment: string, declared: Linkable): Result<LinkContent> {
  const settings: Record<string, unknown> = Object.create(null)
  const texts: Record<string, string> = Object.create(null)
  let task: string | undefined
  for (const part of fragment.split('&').filter(Boolean)) {
    const end = part.includes('=') ? part.indexOf('=') : part.length
    let name: string
    let value: string
    try {
      name = decodeURIComponent(part.slice(0, end))
      value = decodeURIComponent(part.slice(end + 1))
    } catch {
      return fail(linkDamaged)
    }
    if (name in settings || name in texts || (name === 'task' && task !== undefined)) return fail(setTwice(name))
    if (name === 'task') task = value
    else if (Object.hasOwn(declared.texts, name)) texts[name] = value
    else settings[name] = readValue(declared.settings[name]?.initial, value)
  }
  return ok({ settings, texts, ...(task !== undefined && { task }) })
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPrimitive = (value: unknown) => typeof value !== 'object' || value === null
/** As settings are: none of them holds more than a list, so nothing walks into what is nested for ever. */
const isFlat = (value: unknown) => (Array.isArray(value) ? value.every(isPrimitive) : isPrimitive(value))

type Unpack = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer> | null>

/** Settings that are not named in it are as at first, for a link means the same to everybody. */
async function readPacked(digits: string, declared: Linkable, unpack: Unpack): Promise<Result<LinkContent>> {
  try {
    const bytes = readBase64(digits)
    const json = bytes && (await unpack(bytes))
    const content: unknown = json && JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(json))
    if (!isPlainObject(content) || !isPlainObject(content.settings) || !isPlainObject(content.texts))
      return fail(linkDamaged)
    const { settings, texts } = content
    if (!Object.values(texts).every((text) => typeof text === 'string')) return fail(linkDamaged)
    if (!Object.values(settings).every(isFlat)) return fail(linkDamaged)
    return ok({ settings: { ...initialOf(declared.settings), ...settings }, texts: texts as LinkContent['texts'] })
  } catch {
    return fail(linkDamaged)
  }
}

/** What the fragment of an address brings to a tool, all of it or, with the reason, nothing. */
export async function readLink(fragment: string, declared: Linkable, unpack: Unpack): Promise<Result<LinkContent>> {
  if (fragment.length > mostLink) return fail(linkTooLong)
  const [, made, digits = ''] = packed.exec(fragment) ?? []
  if (Number(made) > version) return fail(linkNewer)
  if (made !== undefined && Number(made) !== version) return fail(linkDamaged)
  const content = made === undefined ? readPlain(fragment, declared) : await readPacked(digits, declared, unpack)
  const fault = content.ok && findFault(content.value, declared)
  return fault ? fail(fault) : content
}

type Pack = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>

/** The fragment that holds all of it, also characters that are halves: JSON, deflated (RFC 1950), in Base64 for addresses. */
export async function writeLink({ settings, texts }: LinkContent, pack: Pack): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify({ settings, texts }))
  return `v${version}.${writeBase64url(await pack(json))}`
}

/** Settings as they are written by hand: `{ indent: "tab", sortKeys: true }` → `[["indent", "tab"], ["sortKeys", "on"]]` */
export const describeSettings = (settings: LinkContent['settings']): [name: string, value: string][] =>
  Object.entries(settings).map(([name, value]) => [name, describeValue(value)])
