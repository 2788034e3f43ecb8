import { writeBase64url } from '#app/lib/base64-bytes.ts'
import { hexToBytes } from '#app/lib/hex.ts'
import type { Settings } from './settings.ts'
import type { Made, State } from './state.ts'

/** A canonical UUID in each format: braces `"550e8400-…"` → "{550e8400-…}" */
export const formatters: Record<Settings['format'], (uuid: string) => string> = {
  default: (uuid) => uuid,
  uppercase: (uuid) => uuid.toUpperCase(),
  'no-hyphens': (uuid) => uuid.replaceAll('-', ''),
  braces: (uuid) => `{${uuid}}`,
  quotes: (uuid) => `"${uuid}"`,
  urn: (uuid) => `urn:uuid:${uuid}`,
  base64url: (uuid) => writeBase64url(hexToBytes(uuid)),
}

/** The list as it is shown, copied and saved: batch `550e8400-…`, format `braces` → `["{550e8400-…}"]` */
export const listUuids = ({ batch, settings }: State): string[] => batch?.uuids.map(formatters[settings.format]) ?? []

/** The file name of the list, from Unix milliseconds: `1700000000000` → "uuids-1700000000000.txt" */
export const fileNameOf = (time: number): string => `uuids-${time}.txt`

/** Whether a batch of at least two UUIDs of a sortable version strictly increases: `["017f…", "0180…"]` → true */
export const isRising = ({ version, uuids }: Pick<Made, 'version' | 'uuids'>): boolean =>
  (version === 'v6' || version === 'v7') &&
  uuids.length > 1 &&
  uuids.every((uuid, index) => index === 0 || uuid > uuids[index - 1]!)
