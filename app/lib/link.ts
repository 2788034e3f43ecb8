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
import { isPlainObject } from './plain-object.ts'
import { fail, ok, type Result } from './result.ts'
import { describeChoices, initialOf, type Settings } from './settings.ts'

/** The parts of a tool that a link to it is checked against. */
export type Linkable = {
  settings: Settings
  /** The fields a link can fill: name → label on the page. The main one is `text`. */
  texts: Readonly<Record<string, string>>
  accepts: readonly { task: string }[]
}

/** The content of a link: settings by name, texts by field name, and the task to run. */
export type LinkContent = {
  settings: Readonly<Record<string, unknown>>
  texts: Readonly<Record<string, string>>
  task?: string
}

/** The longest link, in characters (which are bytes). Chat programs and browsers cut longer ones. */
export const mostLink = 32 * 1024
/** The longest text we try to put into a link. */
export const mostLinkText = 1_000_000
/** The limit when unpacking: such a text with up to six bytes per character, rounded up. */
export const mostUnpacked = 8 * 1024 * 1024

const version = 1
const packed = /^v(\d+)\.(.*)$/s

/** Checks a link's content against its tool. Returns a message about the first problem. */
function findFault({ settings, texts, task }: LinkContent, declared: Linkable): string | null {
  for (const [name, value] of Object.entries(settings)) {
    const setting = Object.hasOwn(declared.settings, name) && declared.settings[name]
    if (!setting) return unknownName(name)
    if (!setting.isValid(value)) return unknownValue(name, value, setting.describe())
  }
  for (const name of Object.keys(texts)) if (!Object.hasOwn(declared.texts, name)) return unknownName(name)
  const tasks = declared.accepts.map((each) => each.task)
  return task === undefined || tasks.includes(task) ? null : unknownValue('task', task, describeChoices(tasks))
}

const written = { on: true, true: true, 1: true, off: false, false: false, 0: false }

/** Reads a handwritten value as the type of the initial one: `"on"` → `true`, `"g,i"` → `["g", "i"]` */
function readValue(initial: unknown, text: string): unknown {
  if (typeof initial === 'boolean') return Object.hasOwn(written, text) ? written[text as keyof typeof written] : text
  return Array.isArray(initial) ? text.split(',').filter(Boolean) : text
}

/** Reads a handwritten link. A plus is a plus: `"text=a%20b&indent=4"` → text `"a b"`, indent `"4"` */
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

const isPrimitive = (value: unknown) => typeof value !== 'object' || value === null
/** Settings hold at most a flat list. Anything nested deeper is rejected, so no code recurses into it. */
const isFlat = (value: unknown) => (Array.isArray(value) ? value.every(isPrimitive) : isPrimitive(value))

type Unpack = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer> | null>

/** Settings the link does not name get their initial values, so a link means the same to everyone. */
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

/** Reads a URL fragment for a tool. The link is loaded completely, or not at all with a reason. */
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

/** The fragment for a link: JSON, deflated (RFC 1950), as Base64 for URLs. Lone surrogates survive too. */
export async function writeLink({ settings, texts }: LinkContent, pack: Pack): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify({ settings, texts }))
  return `v${version}.${writeBase64url(await pack(json))}`
}

/** Writes settings as people do in a link: `{ indent: "tab", sortKeys: true }` → `[["indent", "tab"], ["sortKeys", "on"]]` */
export const describeSettings = (settings: LinkContent['settings']): [name: string, value: string][] =>
  Object.entries(settings).map(([name, value]) => [name, describeValue(value)])
