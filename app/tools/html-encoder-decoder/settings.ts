import { choice, type ValuesOf } from '#app/lib/settings.ts'

export const settings = {
  mode: choice(['encode', 'decode']),
  scope: choice(['specials', 'map', 'non-ascii'], 'map'),
  form: choice(['named', 'decimal', 'hexadecimal']),
}

export type Settings = ValuesOf<typeof settings>
