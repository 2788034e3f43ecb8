import type { Flags } from './flags.ts'

/** Patterns to begin with, by name. */
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
