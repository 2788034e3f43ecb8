import { readBase64 } from '#app/lib/base64-bytes.ts'

const opening = /^-----BEGIN ([A-Z0-9][A-Z0-9 ]{0,40})-----\r?\n/
const sshKey = /^(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-nistp\d{3}|sk-[\w.@-]{1,60}) (AAAA[\w+/]+={0,2})(?:\s|$)/

/** RFC 7617 §2 */
const basic = /^(?:(?:Proxy-)?Authorization:\s*)?Basic\s+([\w+/-]+={0,2})$/i

const kinds: [label: RegExp, kind: string][] = [
  [/^(?:X509 |TRUSTED )?CERTIFICATE$/, 'Certificate (PEM)'],
  [/CERTIFICATE REQUEST$/, 'Certificate request (PEM)'],
  [/^OPENSSH PRIVATE KEY$/, 'SSH private key'],
  [/^PGP PUBLIC KEY BLOCK$/, 'PGP public key'],
  [/^PGP PRIVATE KEY BLOCK$/, 'PGP private key'],
  [/^PGP MESSAGE$/, 'PGP message'],
  [/PRIVATE KEY$/, 'Private key (PEM)'],
  [/PUBLIC KEY$/, 'Public key (PEM)'],
]

/**
 * The Base64 inside a key, certificate or header, without what is around it: `"-----BEGIN CERTIFICATE-----\nMIIB…"` →
 * `{ kind: "Certificate (PEM)", body: "MIIB…" }`
 */
export function readArmor(text: string): { kind: string; body: string } | null {
  const [, key] = sshKey.exec(text) ?? []
  if (key) return { kind: 'SSH public key', body: key }
  const [, login] = basic.exec(text) ?? []
  if (login) return readBase64(login) && { kind: 'Basic credentials', body: login }
  const [start = '', label] = opening.exec(text) ?? []
  const end = label ? text.indexOf(`-----END ${label}-----`) : -1
  if (!label || end < 0) return null
  // Header fields have a colon; the last line of PGP is a checksum.
  const lines = text.slice(start.length, end).split('\n')
  const body = lines
    .map((line) => line.trim())
    .filter((line) => !line.includes(':') && !line.startsWith('='))
    .join('')
  const [, kind = 'PEM'] = kinds.find(([pattern]) => pattern.test(label)) ?? []
  return readBase64(body) && { kind, body }
}
