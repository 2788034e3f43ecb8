import type { IncomingMessage, ServerResponse } from 'node:http'

type Encoding = 'br' | 'gzip'
type Variants<T> = { plain: T } & Partial<Record<Encoding, T>>
type HeaderTable = Record<string, string>
type Content = { content: Buffer; etag: string }

/** A file and its compressed variants. */
export type StaticFile = Variants<Content> & { type: string }

/** A file ready to send: its variants, each with one header table per level of trust. */
export type Prepared = Variants<Content & { headers: HeaderTable[] }> & { status: number }

/** Prepares the answer for an address. `shared` holds the headers of every answer, per level of trust. */
export function prepare(file: StaticFile, own: HeaderTable, shared: HeaderTable[], status = 200): Prepared {
  const variant = ({ content, etag }: Content, encoding?: Encoding) => ({
    content,
    etag,
    headers: shared.map((table) => ({
      ...own,
      'Content-Type': file.type,
      'Content-Length': String(content.length),
      ...(encoding && { 'Content-Encoding': encoding }),
      ETag: etag,
      Vary: 'Accept-Encoding',
      'Accept-Ranges': 'bytes',
      ...table,
    })),
  })
  return {
    status,
    plain: variant(file.plain),
    ...(file.br && { br: variant(file.br, 'br') }),
    ...(file.gzip && { gzip: variant(file.gzip, 'gzip') }),
  }
}

const member = /^\s*([^\s;,]+)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i

/** Picks the compressed variant a visitor prefers, RFC 9110 §12.5.3: `"gzip, br;q=0.5"` → `"gzip"`. Undefined if plain is preferred. */
export function chooseEncoding(accepted: string, available: Partial<Record<Encoding, unknown>>): Encoding | undefined {
  const qualities = new Map<string, number>()
  for (const part of accepted.split(',')) {
    const [, name, quality] = member.exec(part) ?? []
    if (name) qualities.set(name.toLowerCase(), Number(quality ?? 1))
  }
  const others = qualities.get('*') ?? 0
  const [br, gzip] = (['br', 'gzip'] as const).map((name) => (available[name] ? (qualities.get(name) ?? others) : 0))
  const best = Math.max(br ?? 0, gzip ?? 0)
  if (best === 0 || best < (qualities.get('identity') ?? others)) return undefined
  return best === br ? 'br' : 'gzip'
}

/** Reads a single byte range, RFC 9110 §14: `"bytes=-5"` of 100 → `[95, 99]`. `null` if it cannot be satisfied, `undefined` to ignore it. */
export function parseRange(header: string | undefined, size: number): [number, number] | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if ((!from && !to) || (from && to && Number(to) < Number(from))) return undefined
  const start = from ? Number(from) : Math.max(size - Number(to), 0)
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  return start <= end && start < size ? [start, end] : null
}

const isKnown = (tags: string | undefined, etag: string) =>
  tags?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)

/** Sends a file: compressed, in part, or as "not modified", as the request asks. */
export function answerFile(file: Prepared, trust: number, request: IncomingMessage, response: ServerResponse): void {
  const { status, plain } = file
  const { range: asked, 'if-range': ifRange = plain.etag, 'accept-encoding': accepted } = request.headers
  // RFC 9110 §14.2: only GET can ask for a part. §13.1.5: and only of the file the visitor already has the rest of.
  const mayBePart = status === 200 && request.method === 'GET' && ifRange === plain.etag
  const range = mayBePart ? parseRange(asked, plain.content.length) : undefined
  const encoding = range === undefined ? chooseEncoding(String(accepted ?? ''), file) : undefined
  const { content, etag, headers } = (encoding && file[encoding]) || plain
  const whole = headers[trust] ?? {}
  const { 'Content-Length': size, ...others } = whole

  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) response.writeHead(304, others).end()
  else if (range === null) response.writeHead(416, { ...others, 'Content-Range': `bytes */${size}` }).end()
  else if (range) {
    const part = content.subarray(range[0], range[1] + 1)
    const about = { 'Content-Range': `bytes ${range.join('-')}/${size}`, 'Content-Length': part.length }
    response.writeHead(206, { ...others, ...about }).end(part)
  } else response.writeHead(status, whole).end(content)
}
