import fc, { type GeneratorValue } from 'fast-check'
import { expect, test } from 'vitest'
import { repairJson } from './repair.ts'

const unit = fc.constantFrom(...'abAB1 ,:;[]{}"\'\\/\n\té“”')
const text = fc.string({ unit, maxLength: 8 })
const number = fc.oneof(fc.integer(), fc.constantFrom(0.5, -0.25, 1e21))
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(text, number, fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(text, fc.constantFrom('name', 'content-type', 'None')), tie('value'), { maxKeys: 4 }),
  ),
}))

/** Writes a value the way people and programs do when they get JSON slightly wrong. */
class Scribe {
  constructor(private readonly random: GeneratorValue) {}

  write(value: unknown): string {
    const text = this.gap() + this.value(value) + this.gap()
    return this.pick(text, text, text.replace(/[\]}\s]+$/, ''), `const data = ${text};`, `\`\`\`json\n${text}\n\`\`\``)
  }

  private value(value: unknown): string {
    if (typeof value === 'string') return this.string(value)
    if (typeof value === 'number') return this.number(value)
    if (value === null) return this.pick('null', 'None')
    if (typeof value === 'boolean') return this.pick(String(value), value ? 'True' : 'False')
    if (Array.isArray(value))
      return `[${this.list(
        value.map((item) => this.value(item)),
        [',', ',', ',,'],
        [',', ''],
      )}]`
    const members = Object.entries(value as object).map(
      ([key, item]) => `${this.key(key)}${this.gap()}:${this.gap()}${this.value(item)}`,
    )
    return `{${this.list(members, [',', ';', ',,', ' '], [',', ';', ',,', ''])}}`
  }

  private list(items: string[], between: string[], after: string[]): string {
    const ends = items.map((_, i) => this.pick(...(i < items.length - 1 ? between : after)))
    return items.map((item, i) => this.gap() + item + this.gap() + ends[i] + this.gap()).join('')
  }

  private key(key: string): string {
    return /^[A-Za-z][\w-]*$/.test(key) ? this.pick(key, this.string(key)) : this.string(key)
  }

  private number(value: number): string {
    const text = String(value)
    const sign = value < 0 || Object.is(value, -0) ? '' : this.pick('', '+')
    return sign + this.pick(text, text.replace(/^(-?)0\./, '$1.'), Number.isSafeInteger(value) ? `${text}.` : text)
  }

  private string(value: string): string {
    const [open = '', close = ''] = this.pick('""', "''", '“”')
    // If every backslash starts an escape, it is a different valid string, not a mistake.
    const hasPlain = [...value.matchAll(/\\(.)/gs)].some(([, next]) => /[AB ,:;[\]{}]/.test(next!))
    const isRaw = hasPlain && this.pick(true, false)
    const chars = [...value].map((char) => {
      if (char === '\\') return isRaw ? char : '\\\\'
      if (char === close) return close === '”' ? '\\u201d' : `\\${char}`
      if (char === '"') return this.pick('"', '\\"')
      if (char === '\n') return this.pick('\n', '\\n')
      return !isRaw && /[a-zA-Z]/.test(char) ? this.pick(char, `\\x${char.charCodeAt(0).toString(16)}`) : char
    })
    return open + chars.join('') + close
  }

  private gap(): string {
    return this.pick('', '', ' ', '\n', '\u00a0', '/* "x" */', "// it's, {\n")
  }

  private pick<T>(...choices: T[]): T {
    return choices[this.random(fc.nat, { max: choices.length - 1 })]!
  }
}

test('a proposed repair has the intended value, or there is no proposal', () => {
  let proposals = 0
  fc.assert(
    fc.property(value, fc.gen(), (value, random) => {
      const written = new Scribe(random).write(value)
      const result = repairJson(written)
      if (!result.ok) return
      proposals++
      expect(JSON.parse(result.value.text), written).toEqual(value)
    }),
    { numRuns: 3000 },
  )
  expect(proposals).toBeGreaterThan(1000)
})

/** Tokens and the values they must have after a repair. Tokens that are not listed here may be removed. */
const meanings: Record<string, unknown> = {
  '"a"': 'a',
  "'b'": 'b',
  '"it\'s"': "it's",
  "'\"'": '"',
  '"C:\\Users"': 'C:\\Users',
  '"\\x41"': 'A',
  '“c”': 'c',
  name: 'name',
  '1': 1,
  '+2': 2,
  '.5': 0.5,
  true: true,
  None: null,
}
const tokens = [...Object.keys(meanings), '{', '}', '[', ']', ',', ',', ':', ':', ';', '/* "x" */']
const token = fc.constantFrom(...tokens)
const start = fc.constantFrom(
  ['{', '"a"', ':', '[', '1', ',', "'b'", ']', ',', 'name', ':', '{', '}', '}'],
  ['[', '{', 'name', ':', 'None', '}', ',', '"it\'s"', ',', '[', '.5', ']', ']'],
)

test('a repair never loses, adds or moves a string, name, number or literal', () => {
  const mistake = fc.record({ at: fc.nat(14), removed: fc.nat(1), added: fc.array(token, { maxLength: 2 }) })
  let proposals = 0
  fc.assert(
    fc.property(start, fc.array(mistake, { maxLength: 4 }), fc.constantFrom(' ', '\n'), (start, mistakes, blank) => {
      const written: string[] = [...start]
      for (const { at, removed, added } of mistakes) written.splice(at, removed, ...added)
      const result = repairJson(written.join(blank))
      if (!result.ok) return
      proposals++
      const found = result.value.text.match(/"(?:[^"\\]|\\.)*"|[^\s{}[\],:"]+/g) ?? []
      const expected = written.filter((token) => token in meanings).map((token) => String(meanings[token]))
      expect(found.map((token) => String(JSON.parse(token)))).toEqual(expected)
    }),
    { numRuns: 5000 },
  )
  expect(proposals).toBeGreaterThan(500)
})

test('a missing quote is never guessed', () => {
  const strings = fc.array(fc.string({ unit: fc.constantFrom(...'ab1 ,:[]{}'), maxLength: 6 }), { minLength: 1 })
  fc.assert(
    fc.property(strings, fc.constantFrom('"', "'"), fc.nat(), (strings, quote, place) => {
      const quoted = strings.map((text) => `${quote}${text}${quote}`)
      const text = `[${quoted.join()}]`
      const at = [...text.matchAll(/["']/g)][place % (2 * strings.length)]!.index
      expect(repairJson(text.slice(0, at) + text.slice(at + 1)).ok).toBe(false)
    }),
  )
})
