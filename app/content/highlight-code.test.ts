import { expect, test } from 'vitest'
import { highlight } from './highlight-code.ts'
import { readArticle } from './read-article.ts'

const marked = (code: string, language: string) =>
  highlight(code, language).map((line) => line.flatMap(({ text, kind }) => (kind ? `${kind} ${text}` : [])).join(' · '))

test.each([
  ['JavaScript', "btoa('€') // throws an error", "call btoa · string '€' · comment // throws an error"],
  ['JavaScript', 'const a = new Date(1.5e3)', 'word const · word new · call Date · number 1.5e3'],
  ['JavaScript', String.raw`name.match(/\p{Lu}+(?!a)/gu) ?? []`, String.raw`call match · string /\p{Lu}+(?!a)/gu`],
  ['JavaScript', "'it\\'s // no comment'", "string 'it\\'s // no comment'"],
  ['JavaScript', 'a / b / c', ''],
  ['Python', 'import base64  # once', 'word import · comment # once'],
  ['Python', "uuid.uuid5(name, 'a#b')", "call uuid5 · string 'a#b'"],
  [
    'JSON',
    '"a": "b: c", "d": -1.10, "e": null',
    'key "a" · string "b: c" · key "d" · number -1.10 · key "e" · word null',
  ],
  ['Shell', 'a2 -c x | sha256sum --check # it', 'word a2 · key -c · word sha256sum · key --check · comment # it'],
  [
    'PowerShell',
    "(Get-FileHash .\\a -Algorithm MD5).Hash -eq '5d'",
    "call Get-FileHash · key -Algorithm · key -eq · string '5d'",
  ],
  ['Plain text', 'f        o', ''],
])('%s: %s', (language, code, expected) => {
  expect(marked(code, language)).toEqual([expected])
})

test('highlighting loses no character of a sample, and every code language is known', () => {
  const articles = import.meta.glob<string>('./articles/*.md', { eager: true, query: '?raw', import: 'default' })
  const samples = Object.values(articles).flatMap((source) =>
    readArticle(source).blocks.flatMap((block) =>
      block.kind === 'code' ? block : block.kind === 'tips' ? block.items.flatMap(({ code }) => code ?? []) : [],
    ),
  )
  expect(samples.length).toBeGreaterThan(8)
  for (const { code, language } of samples) {
    const lines = highlight(code, language)
    expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code)
    expect(
      lines.flat().some(({ kind }) => kind),
      language,
    ).toBe(language !== 'Plain text')
  }
})
