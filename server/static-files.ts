import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { contentTypeOf } from '#app/lib/content-types.ts'

type Variant = { file: string; size: number; etag: string }
export type StaticFile = { type: string; plain: Variant; br?: Variant; gzip?: Variant }

const isPrivate = /^\/(_headers|site\.json)$|\.(br|gz)$/

/** Every public file of a folder by its address: `"/assets/app.css"` → type, size, tag and compressed variants */
export function indexFiles(folder: string): Map<string, StaticFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const known = new Set(paths)
  const variant = (file: string): Variant => {
    const content = readFileSync(file)
    return {
      file,
      size: content.length,
      etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    }
  }
  const files = new Map<string, StaticFile>()
  for (const path of paths) {
    const address = path.slice(folder.length).split(sep).join('/')
    if (isPrivate.test(address)) continue
    files.set(address, {
      type: contentTypeOf(address),
      plain: variant(path),
      ...(known.has(`${path}.br`) && { br: variant(`${path}.br`) }),
      ...(known.has(`${path}.gz`) && { gzip: variant(`${path}.gz`) }),
    })
  }
  return files
}

/** Which compressed variant a visitor takes: `"gzip, br;q=0"` → `"gzip"` */
export function chooseEncoding(accepted: string, file: StaticFile): 'br' | 'gzip' | undefined {
  const takes = (name: string) =>
    accepted.split(',').some((part) => {
      const [encoding, quality] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/)
      return encoding === name && Number(quality ?? 1) > 0
    })
  return file.br && takes('br') ? 'br' : file.gzip && takes('gzip') ? 'gzip' : undefined
}

/** A single byte range of a file, RFC 9110 §14: `"bytes=-5"` of 100 → `[95, 99]`; `null` cannot be met, `undefined` is no such range */
export function parseRange(header: string | undefined, size: number): [number, number] | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!from && !to) return undefined
  const start = from ? Number(from) : Math.max(size - Number(to), 0)
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  return start <= end && start < size ? [start, end] : null
}

/** The answer for a file: a compressed variant, a part, or "not modified", as the request asks. */
export async function answerFile(
  file: StaticFile,
  request: Request,
  headers: Record<string, string>,
  status = 200,
): Promise<Response> {
  // RFC 9110 §14.2: only GET knows parts; §13.1.5: and only of the file the visitor has the rest of.
  const isSame = [null, file.plain.etag].includes(request.headers.get('if-range'))
  const mayBePart = status === 200 && request.method === 'GET' && isSame
  const range = mayBePart ? parseRange(request.headers.get('range') ?? undefined, file.plain.size) : undefined
  const encoding = range === undefined ? chooseEncoding(request.headers.get('accept-encoding') ?? '', file) : undefined
  const variant = (encoding && file[encoding]) || file.plain
  const answer = new Headers({
    ...headers,
    'Content-Type': file.type,
    ETag: variant.etag,
    Vary: 'Accept-Encoding',
    'Accept-Ranges': 'bytes',
  })
  if (encoding) answer.set('Content-Encoding', encoding)

  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? []
  if (status === 200 && known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === variant.etag))
    return new Response(null, { status: 304, headers: answer })
  if (range === null) {
    answer.set('Content-Range', `bytes */${file.plain.size}`)
    return new Response(null, { status: 416, headers: answer })
  }
  const content = new Uint8Array(await readFile(variant.file))
  if (!range) {
    answer.set('Content-Length', String(content.length))
    return new Response(content, { status, headers: answer })
  }
  const [start, end] = range
  answer.set('Content-Range', `bytes ${start}-${end}/${file.plain.size}`)
  answer.set('Content-Length', String(end - start + 1))
  return new Response(content.subarray(start, end + 1), { status: 206, headers: answer })
}
