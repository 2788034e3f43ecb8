import { v3, v5 } from 'uuid'
import { utf8 } from '#app/lib/bytes.ts'
import { hexToBytes } from '#app/lib/hex.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import type { NamedVersion } from './choices.ts'
import { invalidNamespace } from './messages.ts'
import { parseUuid } from './parse.ts'

/** RFC 9562 §6.6 */
export const namespaceUuids: Record<string, string> = {
  dns: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  url: '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
  oid: '6ba7b812-9dad-11d1-80b4-00c04fd430c8',
  x500: '6ba7b814-9dad-11d1-80b4-00c04fd430c8',
}

/** The input of a name-based UUID. The namespace is a key of `namespaceUuids` or any UUID. */
type Naming = { version: NamedVersion; namespace: string; name: string }

/** The UUID of a name in a namespace: `"v5", "dns", "www.example.com"` → ["2ed6657d-e927-568b-95e1-2665a8aea6a2"] */
export function nameUuid({ version, namespace, name }: Naming): Result<string[]> {
  const uuid = Object.hasOwn(namespaceUuids, namespace) ? namespaceUuids[namespace] : parseUuid(namespace)
  return uuid ? ok([(version === 'v3' ? v3 : v5)(utf8(name), hexToBytes(uuid))]) : fail(invalidNamespace)
}
