import { count } from '#app/lib/plural.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { type Platform, platformKeys, platforms, type Rules } from './platforms.data.ts'

const letters: Record<Rules['letters'], RegExp> = {
  'a–z': /^[a-z\d]$/,
  'A–Z and a–z': /^[A-Za-z\d]$/,
  'any language': /^[\p{L}\p{M}\p{N}]$/u,
}

/** The length of a name as the platforms count it, in code points: `"é🇩🇪"` → 3 */
export const measureName = (name: string): number => [...name].length

/** Whether a name is legal on a platform, or why not: `"a--b"` → "GitHub: two hyphens in a row are not allowed." */
export function checkName(name: string, platform: Platform): Result<string> {
  const rules: Rules = platforms[platform]
  const length = measureName(name)
  const refuse = (reason: string) => fail(`${rules.name}: ${reason}.`)
  const stranger = findStranger(name, platform)
  if (stranger !== undefined) return refuse(describeStranger(stranger, rules))
  if (length < rules.minimum)
    return refuse(`needs at least ${count(rules.minimum, 'character')}; this name has ${length}`)
  if (length > rules.maximum)
    return refuse(`allows at most ${count(rules.maximum, 'character')}; this name has ${length}`)
  const forbidden = rules.forbidden.find(({ pattern }) => pattern.test(name))
  return forbidden ? refuse(forbidden.reason) : ok(name)
}

/** The first character that a platform does not allow: `"Moon✨"` on GitHub → `"✨"` */
export function findStranger(name: string, platform: Platform): string | undefined {
  return [...name].find((char) => !allows(platform, char))
}

function allows(platform: Platform, char: string): boolean {
  const rules: Rules = platforms[platform]
  return rules.separators.includes(char) || letters[rules.letters].test(char)
}

/**
 * A name in pieces, so that what is not allowed can be struck out: a character that one of the chosen platforms does not allow,
 * or without a choice no platform at all: `"Moon✨"` → "Moon", "✨" not allowed
 */
export function cutName(name: string, chosen: readonly Platform[]): { text: string; isAllowed: boolean }[] {
  const pieces: { text: string; isAllowed: boolean }[] = []
  for (const char of name) {
    const isAllowed =
      chosen.length > 0
        ? chosen.every((platform) => allows(platform, char))
        : platformKeys.some((platform) => allows(platform, char))
    const last = pieces.at(-1)
    if (last?.isAllowed === isAllowed) last.text += char
    else pieces.push({ text: char, isAllowed })
  }
  return pieces
}

/** The platforms a name is legal on: `"Luna.Rose"` → Instagram, TikTok, YouTube */
export const listLegal = (name: string): readonly Platform[] =>
  platformKeys.filter((platform) => checkName(name, platform).ok)

/** Where a name fits, in words, by the shorter list: `"Lunarose"` → "Not on Discord", `"Moon✨"` → "Fits none of the 8 because of ✨" */
export function describeFit(name: string, legalOn: readonly Platform[]): string {
  const others = platformKeys.filter((platform) => !legalOn.includes(platform))
  if (others.length === 0) return `Fits all ${platformKeys.length}`
  if (legalOn.length === 0) {
    const struck = cutName(name, []).filter(({ isAllowed }) => !isAllowed)
    const why = struck.length > 0 ? ` because of ${struck.map(({ text }) => text).join(' ')}` : ''
    return `Fits none of the ${platformKeys.length}${why}`
  }
  return others.length <= legalOn.length ? `Not on ${listNames(others)}` : `Only on ${listNames(legalOn)}`
}

/** Why a name is not legal on some platforms: `"Luna-1"` → "X: “-” is not allowed, … Discord: capital letters are not allowed. …" */
export const explainBreaches = (name: string): string =>
  platformKeys
    .map((platform) => checkName(name, platform))
    .flatMap((checked) => (checked.ok ? [] : checked.error))
    .join(' ')

/** The rules of a platform as a short text: Discord → "2 to 32 characters: letters (a–z), digits and “_” “.”" */
export function describeRules(platform: Platform): string {
  const rules: Rules = platforms[platform]
  return `${rules.minimum} to ${rules.maximum} characters: ${describeAllowed(rules)}`
}

const listNames = (keys: readonly Platform[]): string => keys.map((key) => platforms[key].name).join(', ')

const describeAllowed = (rules: Rules): string =>
  `letters (${rules.letters}), digits and ${[...rules.separators].map((mark) => `“${mark}”`).join(' ')}`

/** A character as shown in a message: `"ω"` → `“ω”`, a zero-width space → `U+200B` */
export function quoteCharacter(char: string): string {
  const code = char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  const isVisible = /[^\p{M}\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(char)
  return isVisible ? `“${char}”` : `U+${code}`
}

function describeStranger(char: string, rules: Rules): string {
  if (/[A-Z]/.test(char)) return 'capital letters are not allowed'
  if (/\p{Emoji_Presentation}/u.test(char)) return `the symbol ${char} is not allowed`
  return `${quoteCharacter(char)} is not allowed, only ${describeAllowed(rules)}`
}
