import type { Guess, Sample } from '../traits.ts'
import { findUuids, parseUuid } from './parse.ts'

// RFC 9562 §4.1 and §4.2
const standard = /^.{14}[1-8].{4}[89ab]/
// Only DCE uses version 2 (§5.2). One in nine random digests still looks like a UUID.
const isLikely = (uuid: string) => standard.test(uuid) && uuid[14] !== '2'

const inspect = (kind: string, score: number): Guess[] => [{ kind, action: 'Inspect', task: '', score }]

/** `"550e8400-e29b-41d4-…"` → "UUID, version 4"; bare digits are more likely a digest unless version and variant fit a UUID */
export function recognize({ text, isCut }: Sample): Guess[] {
  const uuid = parseUuid(text)
  if (uuid) {
    if (/^[0-9a-f]{32}$/i.test(text)) return inspect('UUID without hyphens', isLikely(uuid) ? 0.8 : 0.5)
    return inspect(standard.test(uuid) ? `UUID, version ${uuid[14]}` : 'UUID', 0.98)
  }
  const found = findUuids(text).filter(({ uuid, start, end }) => end - start > 32 || isLikely(uuid))
  if (found.length === 0) return []
  const rest = found.reduce((left, each) => left - (each.end - each.start), text.replace(/[\s"'{}[\],;]/g, '').length)
  const kind = isCut ? 'UUIDs' : found.length === 1 ? 'UUID in a text' : `${found.length} UUIDs`
  return inspect(kind, rest <= 0 ? 0.97 : 0.3)
}
