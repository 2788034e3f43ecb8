import type { Flags } from './flags.ts'

/** The names of the preset patterns. */
export const presetNames = [
  'Email Address',
  'Phone Number',
  'Date YYYY-MM-DD',
  'URL',
  'Hex Color Code',
  'IP Address',
] as const

export type PresetName = (typeof presetNames)[number]

export const presetFlags: Flags = ['g', 'm']
