import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { contentTypeOf } from '#app/lib/content-types.ts'

type Variant = { content: Buffer; etag: string }
export type StaticFile = { type: string; plain: Variant; br?: Variant; gzip?: Variant }

const isPrivate = /^\/(_headers|site\.json)$|\.(br|gz)$/

/** Every public file of a folder, by address: `"/assets/app.css"` → type, and content and tag of each variant */
export function readFiles(folder: string): Map<string, StaticFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const known = new Set(paths)
  const variant = (file: string): Variant => {
    const content = readFileSync(file)
    return { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` }
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
