import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Platform, platformKeys, rulesAsOf } from './platforms.data.ts'
import {
  checkName,
  cutName,
  describeFit,
  describeRules,
  explainBreaches,
  findStranger,
  listLegal,
  measureName,
} from './platforms.ts'

const a = (count: number): string => 'a'.repeat(count)

test.each<[Platform, string]>([
  ['x', a(15)],
  ['x', 'Luna_4_'],
  ['instagram', 'luna.rose_'],
  ['instagram', a(30)],
  ['tiktok', '.luna_rose'],
  ['tiktok', a(24)],
  ['discord', 'luna.rose'],
  ['discord', a(32)],
  ['github', 'a-b'],
  ['github', 'a'],
  ['github', a(39)],
  ['reddit', '-Luna_'],
  ['reddit', a(20)],
  ['twitch', 'Luna_'],
  ['twitch', a(25)],
  ['youtube', 'Luna.Rose-1'],
  ['youtube', 'éléna'],
  ['youtube', a(30)],
])('%s accepts %s', (platform, name) => {
  expect(checkName(name, platform)).toEqual({ ok: true, value: name })
})

test.each<[Platform, string, string]>([
  ['x', a(16), 'X: allows at most 15 characters; this name has 16.'],
  ['x', a(3), 'X: needs at least 4 characters; this name has 3.'],
  ['x', 'luna.rose', 'X: “.” is not allowed, only letters (A–Z and a–z), digits and “_”.'],
  ['x', 'i\u0307rem', 'X: U+0307 is not allowed, only letters (A–Z and a–z), digits and “_”.'],
  ['instagram', '.luna', 'Instagram: a name may not start or end with a period.'],
  ['instagram', 'luna.', 'Instagram: a name may not start or end with a period.'],
  ['instagram', 'luna..rose', 'Instagram: two periods in a row are not allowed.'],
  ['instagram', 'lünä', 'Instagram: “ü” is not allowed, only letters (A–Z and a–z), digits and “_” “.”.'],
  ['instagram', a(31), 'Instagram: allows at most 30 characters; this name has 31.'],
  ['tiktok', 'luna.', 'TikTok: a name may not end with a period.'],
  ['tiktok', a(25), 'TikTok: allows at most 24 characters; this name has 25.'],
  ['discord', 'Luna.Rose', 'Discord: capital letters are not allowed.'],
  ['discord', 'luna..rose', 'Discord: two periods in a row are not allowed.'],
  ['discord', 'a', 'Discord: needs at least 2 characters; this name has 1.'],
  ['github', 'Moon✨', 'GitHub: the symbol ✨ is not allowed.'],
  ['github', 'a--b', 'GitHub: two hyphens in a row are not allowed.'],
  ['github', '-ab', 'GitHub: a name may not start or end with a hyphen.'],
  ['github', 'ab-', 'GitHub: a name may not start or end with a hyphen.'],
  ['github', a(40), 'GitHub: allows at most 39 characters; this name has 40.'],
  ['github', '', 'GitHub: needs at least 1 character; this name has 0.'],
  ['github', 'a b', 'GitHub: U+0020 is not allowed, only letters (A–Z and a–z), digits and “-”.'],
  ['reddit', a(21), 'Reddit: allows at most 20 characters; this name has 21.'],
  ['reddit', 'ab', 'Reddit: needs at least 3 characters; this name has 2.'],
  ['twitch', '_luna', 'Twitch: a name may not start with an underscore.'],
  ['twitch', 'abc', 'Twitch: needs at least 4 characters; this name has 3.'],
  ['youtube', 'luna-', 'YouTube: a name must start and end with a letter or digit.'],
  ['youtube', 'luna✨', 'YouTube: the symbol ✨ is not allowed.'],
])('%s rejects %s: %s', (platform, name, reason) => {
  expect(checkName(name, platform)).toEqual({ ok: false, error: reason })
})

test('a name is measured in code points', () => {
  const name = '👨‍👩‍👧é🇩🇪'
  expect([measureName(name), name.length, [...new Intl.Segmenter().segment(name)].length]).toEqual([8, 13, 3])
})

test.each<[string, Platform[]]>([
  ['Luna.Rose', ['instagram', 'tiktok', 'youtube']],
  ['lunarose', [...platformKeys]],
  ['Moon✨', []],
  ['luna-rose', ['github', 'reddit', 'youtube']],
  ['luna_rose', ['x', 'instagram', 'tiktok', 'discord', 'reddit', 'twitch', 'youtube']],
])('%s is legal on %j', (name, platforms) => {
  expect(listLegal(name)).toEqual(platforms)
})

test.each<[string, string]>([
  ['lunarose', 'Fits all 8'],
  ['Lunarose', 'Not on Discord'],
  ['luna_rose', 'Not on GitHub'],
  ['Luna.rose', 'Only on Instagram, TikTok, YouTube'],
  ['luna.rose', 'Not on X, GitHub, Reddit, Twitch'],
  ['Moon✨', 'Fits none of the 8 because of ✨'],
  ['', 'Fits none of the 8'],
])('where %s fits, in words: %s', (name, phrase) => {
  expect(describeFit(name, listLegal(name))).toBe(phrase)
})

test('the characters that a chosen platform does not allow are apart; without a choice, those that none allows', () => {
  const struck = (name: string, chosen: Platform[]) =>
    cutName(name, chosen).map(({ text, isAllowed }) => [text, isAllowed])
  expect(struck('Luna_rose', ['discord'])).toEqual([
    ['L', false],
    ['una_rose', true],
  ])
  expect(struck('Luna_rose', ['x', 'github'])).toEqual([
    ['Luna', true],
    ['_', false],
    ['rose', true],
  ])
  expect(struck('Moon_rose✨', [])).toEqual([
    ['Moon_rose', true],
    ['✨', false],
  ])
})

test('each platform that rejects a name says why, and no other does', () => {
  expect(explainBreaches('lunarose')).toBe('')
  expect(explainBreaches('Luna_rose')).toBe(
    'Discord: capital letters are not allowed. GitHub: “_” is not allowed, only letters (A–Z and a–z), digits and “-”.',
  )
})

test('the rules of a platform are one short text', () => {
  expect(describeRules('discord')).toBe('2 to 32 characters: letters (a–z), digits and “_” “.”')
  expect(describeRules('github')).toBe('1 to 39 characters: letters (A–Z and a–z), digits and “-”')
})

test('the rules have a valid date', () => {
  expect(new Date(rulesAsOf).toISOString().slice(0, 10)).toBe(rulesAsOf)
})

test('no name throws, and a name with a character that is not allowed is never legal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...platformKeys), (name, platform) => {
      const { ok } = checkName(name, platform)
      if (findStranger(name, platform) !== undefined) expect(ok).toBe(false)
      expect(listLegal(name).includes(platform)).toBe(ok)
    }),
    { numRuns: 400 },
  )
})
