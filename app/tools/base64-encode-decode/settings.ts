import { choice, flag, type ValuesOf } from '#app/lib/settings.ts'

export const settings = {
  mode: choice(['encode', 'decode']),
  charset: choice(['utf-8', 'utf-16le', 'utf-16be', 'iso-8859-1', 'windows-1252']),
  alphabet: choice(['standard', 'url-safe']),
  padding: flag(true),
  wrap: choice(['none', '64', '76']),
  lineEndings: choice(['keep', 'lf', 'crlf']),
}

export type Settings = ValuesOf<typeof settings>
