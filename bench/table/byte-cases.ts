import { createHash, randomFillSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Case, fill, megabyte, openAnd, press, prose, sizes } from './case.ts'
import type { Clock } from './stopwatch.ts'

declare const inPage: Clock

const base64 = { tool: 'Base64', slug: 'base64-encode-decode' }
const chooseDecode = (page: Page) => page.getByRole('radio', { name: 'Decode', exact: true }).check()
let kept: Buffer | undefined
/** 100 MB of random bytes, made when first needed. */
const makeBytes = () => {
  kept ??= randomFillSync(Buffer.alloc(100 * megabyte))
  return kept
}
export const base64Cases: Case[] = [
  ...sizes.flatMap((size): Case[] => [
    {
      ...base64,
      input: `Encode, ${size} MB pasted`,
      given: () => ({ text: fill(prose, size * megabyte) }),
      prepare: (_, { paste }) => paste('Input'),
      act: ['click', (page) => press(page, 'Encode to Base64')],
      done: { enables: 'Download', shows: 'Output' },
      platform: [
        '`Uint8Array.toBase64`',
        (text: string) => inPage.clock(() => new TextEncoder().encode(text).toBase64()),
      ],
    },
    {
      ...base64,
      input: `Decode, ${size} MB pasted`,
      given: () => ({ text: Buffer.from(fill(prose, (size * megabyte * 3) / 4)).toString('base64') }),
      prepare: async (page, { paste }) => {
        await chooseDecode(page)
        await paste('Input')
      },
      act: ['click', (page) => press(page, 'Decode from Base64')],
      done: { enables: 'Download', shows: 'Output' },
      platform: [
        '`Uint8Array.fromBase64`',
        (text: string) => inPage.clock(() => new TextDecoder().decode(Uint8Array.fromBase64(text))),
      ],
    },
  ]),
  {
    ...base64,
    input: 'Encode, file of 100 MB',
    given: () => ({ file: makeBytes() }),
    act: openAnd((page) => press(page, 'Encode to Base64')),
    done: { says: 'base64-encoded.txt', enables: 'Download' },
    platform: [
      '`Uint8Array.toBase64`',
      (file: File) => inPage.clock(async () => new Uint8Array(await file.arrayBuffer()).toBase64()),
    ],
  },
  {
    ...base64,
    input: 'Decode, file of 133 MB',
    given: () => ({ file: Buffer.from(makeBytes().toString('base64'), 'latin1') }),
    prepare: chooseDecode,
    act: openAnd((page) => press(page, 'Decode from Base64')),
    done: { says: 'base64-decoded.bin', enables: 'Download' },
    platform: [
      '`Uint8Array.fromBase64`',
      (file: File) => inPage.clock(async () => Uint8Array.fromBase64(await file.text())),
    ],
  },
]

const hash = {
  tool: 'Hash Generator',
  slug: 'hash-generator',
  input: 'five digests, file of 100 MB',
  given: () => ({ file: makeBytes() }),
  act: openAnd(async () => {}),
  done: () => ({ says: createHash('sha512').update(makeBytes()).digest('hex') }),
} satisfies Case
type Library = { hashwasm: typeof import('hash-wasm') }
export const hashCases: Case[] = [
  {
    ...hash,
    script: readFileSync('node_modules/hash-wasm/dist/sha256.umd.min.js', 'utf8'),
    platform: [
      'SHA-256 alone by the same library',
      async (file: File) => {
        const hasher = await (globalThis as unknown as Library).hashwasm.createSHA256()
        const reader = file.stream().getReader()
        return inPage.clock(async () => {
          for (let part = await reader.read(); !part.done; part = await reader.read()) hasher.update(part.value)
          return hasher.digest()
        })
      },
    ],
  },
  {
    ...hash,
    platform: [
      "`crypto.subtle.digest('SHA-512')`",
      (file: File) => inPage.clock(async () => crypto.subtle.digest('SHA-512', await file.arrayBuffer())),
    ],
  },
]
