import type { ValuesOf } from '#app/lib/settings.ts'
import type { Facts, Mode, TextOptions } from './convert.ts'
import type { settings } from './settings.ts'

export type Settings = ValuesOf<typeof settings>

const widths = { none: 0, '64': 64, '76': 76 } as const

/** The settings as options for a conversion: `wrap: "none"` → `wrap: 0` */
export const readOptions = ({ charset, alphabet, padding, wrap, lineEndings }: Settings): TextOptions => ({
  charset,
  alphabet,
  padding,
  wrap: widths[wrap],
  lineEndings,
})

/** The file name of a result: `"decode", PNG` → `"base64-decoded.png"` */
export const fileNameOf = (mode: Mode, { type, isText }: Pick<Facts, 'type' | 'isText'>): string =>
  `base64-${mode}d.${type?.extension ?? (isText ? 'txt' : 'bin')}`
