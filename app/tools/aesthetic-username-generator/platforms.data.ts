/** The day we last checked these rules; platforms change them. */
export const rulesAsOf = '2026-11-15'

/** A platform's rules for names. Length is counted in code points. */
export type Rules = {
  name: string
  minimum: number
  maximum: number
  /** Allowed characters other than letters and digits. */
  separators: string
  letters: 'a–z' | 'A–Z and a–z' | 'any language'
  /** Patterns that are not allowed even if every character is. */
  forbidden: readonly { pattern: RegExp; reason: string }[]
}

const anyCase = 'A–Z and a–z'

export const platforms = {
  x: { name: 'X', minimum: 4, maximum: 15, separators: '_', letters: anyCase, forbidden: [] },
  instagram: {
    name: 'Instagram',
    minimum: 1,
    maximum: 30,
    separators: '_.',
    letters: anyCase,
    forbidden: [
      { pattern: /^\.|\.$/, reason: 'a name may not start or end with a period' },
      { pattern: /\.\./, reason: 'two periods in a row are not allowed' },
    ],
  },
  tiktok: {
    name: 'TikTok',
    minimum: 2,
    maximum: 24,
    separators: '_.',
    letters: anyCase,
    forbidden: [{ pattern: /\.$/, reason: 'a name may not end with a period' }],
  },
  discord: {
    name: 'Discord',
    minimum: 2,
    maximum: 32,
    separators: '_.',
    letters: 'a–z',
    forbidden: [{ pattern: /\.\./, reason: 'two periods in a row are not allowed' }],
  },
  github: {
    name: 'GitHub',
    minimum: 1,
    maximum: 39,
    separators: '-',
    letters: anyCase,
    forbidden: [
      { pattern: /^-|-$/, reason: 'a name may not start or end with a hyphen' },
      { pattern: /--/, reason: 'two hyphens in a row are not allowed' },
    ],
  },
  reddit: { name: 'Reddit', minimum: 3, maximum: 20, separators: '_-', letters: anyCase, forbidden: [] },
  twitch: {
    name: 'Twitch',
    minimum: 4,
    maximum: 25,
    separators: '_',
    letters: anyCase,
    forbidden: [{ pattern: /^_/, reason: 'a name may not start with an underscore' }],
  },
  youtube: {
    name: 'YouTube',
    minimum: 3,
    maximum: 30,
    separators: '_.-',
    letters: 'any language',
    forbidden: [{ pattern: /^[_.-]|[_.-]$/, reason: 'a name must start and end with a letter or digit' }],
  },
} as const satisfies Record<string, Rules>

export type Platform = keyof typeof platforms
export const platformKeys = Object.keys(platforms) as readonly Platform[]
