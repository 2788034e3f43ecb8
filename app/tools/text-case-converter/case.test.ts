import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertAll } from './case.ts'
import { type CaseKey, caseFormats, fileNameOf } from './formats.ts'
import type { Language } from './settings.ts'

const table: [string, Record<CaseKey, string>][] = [
  ['foo bar', cases('FOO BAR', 'foo bar', 'Foo Bar', 'Foo bar', 'fooBar', 'FooBar', 'foo bar', 'fOo bAr', 'FOO BAR')],
  [
    'XMLHttpRequest',
    cases(
      'XMLHTTPREQUEST',
      'xmlhttprequest',
      'Xmlhttprequest',
      'Xmlhttprequest',
      'xmlHttpRequest',
      'XmlHttpRequest',
      'xml http request',
      'xMlHtTpReQuEsT',
      'xmlhTTPrEQUEST',
    ),
  ],
  [
    'walk 500 miles',
    cases(
      'WALK 500 MILES',
      'walk 500 miles',
      'Walk 500 Miles',
      'Walk 500 miles',
      'walk500Miles',
      'Walk500Miles',
      'walk 500 miles',
      'wAlK 500 MiLeS',
      'WALK 500 MILES',
    ),
  ],
  [
    "don't STOP. it’s fine!",
    cases(
      "DON'T STOP. IT’S FINE!",
      "don't stop. it’s fine!",
      "Don't Stop. It’s Fine!",
      "Don't stop. It’s fine!",
      'dontStopItsFine',
      'DontStopItsFine',
      'dont stop its fine',
      "dOn't sToP. iT’S FiNe!",
      "DON'T stop. IT’S FINE!",
    ),
  ],
  [
    'foo bar\r\nBaz-qux',
    cases(
      'FOO BAR\r\nBAZ-QUX',
      'foo bar\r\nbaz-qux',
      'Foo Bar\r\nBaz-Qux',
      'Foo bar\r\nBaz-qux',
      'fooBar\r\nbazQux',
      'FooBar\r\nBazQux',
      'foo bar\r\nbaz qux',
      'fOo bAr\r\nbAz-qUx',
      'FOO BAR\r\nbAZ-QUX',
    ),
  ],
  [
    'été À la carte',
    cases(
      'ÉTÉ À LA CARTE',
      'été à la carte',
      'Été À La Carte',
      'Été à la carte',
      'étéÀLaCarte',
      'ÉtéÀLaCarte',
      'été à la carte',
      'éTé à lA CaRtE',
      'ÉTÉ à LA CARTE',
    ),
  ],
  [
    'straße 1st',
    cases(
      'STRASSE 1ST',
      'straße 1st',
      'Straße 1st',
      'Straße 1st',
      'straße1st',
      'Straße1st',
      'straße 1st',
      'sTrAßE 1sT',
      'STRASSE 1ST',
    ),
  ],
  [
    'ΟΔΥΣΣΕΥΣ',
    cases('ΟΔΥΣΣΕΥΣ', 'οδυσσευς', 'Οδυσσευς', 'Οδυσσευς', 'οδυσσευς', 'Οδυσσευς', 'οδυσσευς', 'οΔυΣσΕυΣ', 'οδυσσευς'),
  ],
  ['a😀B', cases('A😀B', 'a😀b', 'A😀B', 'A😀b', 'aB', 'AB', 'a b', 'a😀b', 'A😀b')],
  [
    'b2b_registration_request',
    cases(
      'B2B_REGISTRATION_REQUEST',
      'b2b_registration_request',
      'B2b_Registration_Request',
      'B2b_registration_request',
      'b2bRegistrationRequest',
      'B2bRegistrationRequest',
      'b2b registration request',
      'b2b_rEgIsTrAtIoN_ReQuEsT',
      'B2B_REGISTRATION_REQUEST',
    ),
  ],
  [
    '日本語Test',
    cases(
      '日本語TEST',
      '日本語test',
      '日本語test',
      '日本語test',
      '日本語Test',
      '日本語Test',
      '日本語 test',
      '日本語TeSt',
      '日本語tEST',
    ),
  ],
  [
    'ǆeneral ßa',
    cases(
      'ǄENERAL SSA',
      'ǆeneral ßa',
      'ǅeneral Ssa',
      'ǅeneral ßa',
      'ǆeneralSsa',
      'ǅeneralSsa',
      'ǆeneral ßa',
      'ǆEnErAl ßA',
      'ǄENERAL SSA',
    ),
  ],
  [
    'საქართველო',
    cases(
      'ᲡᲐᲥᲐᲠᲗᲕᲔᲚᲝ',
      'საქართველო',
      'საქართველო',
      'საქართველო',
      'საქართველო',
      'საქართველო',
      'საქართველო',
      'სᲐქᲐრᲗვᲔლᲝ',
      'ᲡᲐᲥᲐᲠᲗᲕᲔᲚᲝ',
    ),
  ],
]

/** The four separated cases are given once, with spaces between their words. */
function cases(
  uppercase: string,
  lowercase: string,
  titleCase: string,
  sentenceCase: string,
  camelCase: string,
  pascalCase: string,
  words: string,
  alternatingCase: string,
  inverseCase: string,
): Record<CaseKey, string> {
  return {
    uppercase,
    lowercase,
    titleCase,
    sentenceCase,
    camelCase,
    pascalCase,
    snakeCase: words.replaceAll(' ', '_'),
    kebabCase: words.replaceAll(' ', '-'),
    constantCase: words.replaceAll(' ', '_').toUpperCase(),
    dotCase: words.replaceAll(' ', '.'),
    alternatingCase,
    inverseCase,
  }
}

test.each(table)('%j in all twelve cases', (text, expected) => {
  expect(convertAll(text)).toEqual(expected)
})

test.each<[string, CaseKey, string, Language?]>([
  ['XMLHttpRequest', 'snakeCase', 'xml_http_request'],
  ['XMLHttpRequest', 'camelCase', 'xmlHttpRequest'],
  ['parseURLFromHTML5Doc', 'snakeCase', 'parse_url_from_html5_doc'],
  ['IPv6Address', 'snakeCase', 'ipv6_address'],
  ['IPv6 APIv2', 'snakeCase', 'ipv6_apiv2'],
  ['IPv6 APIv2', 'pascalCase', 'Ipv6Apiv2'],
  ['57832a01-ec7d-43a7', 'uppercase', '57832A01-EC7D-43A7'],
  ['İSTANBUL ILIK', 'lowercase', 'istanbul ılık', 'tr'],
  ['İstanbul', 'lowercase', 'i\u0307stanbul'],
  ['istanbul ılık', 'uppercase', 'İSTANBUL ILIK', 'tr'],
  ['istanbul ılık', 'titleCase', 'İstanbul Ilık', 'tr'],
  ['istanbul ılık', 'pascalCase', 'İstanbulIlık', 'tr'],
  ['Iıİi', 'inverseCase', 'ıIiİ', 'tr'],
  ["don't stop", 'titleCase', "Don't Stop"],
  ["don't stop", 'snakeCase', 'dont_stop'],
  ["NASA's budget", 'snakeCase', 'nasas_budget'],
  ['NASA’s budget', 'constantCase', 'NASAS_BUDGET'],
  ['URLs and PDFs', 'snakeCase', 'urls_and_pdfs'],
  ['parseURLs', 'kebabCase', 'parse-urls'],
  ['user IDs', 'camelCase', 'userIds'],
  ['foo bar\nbaz qux', 'snakeCase', 'foo_bar\nbaz_qux'],
  ['a b\r\n\r\nc d\r', 'kebabCase', 'a-b\r\n\r\nc-d\r'],
  ['e\u0301te\u0301', 'snakeCase', 'e\u0301te\u0301'],
  ['e\u0301te\u0301', 'titleCase', 'E\u0301te\u0301'],
  ['e\u0301te\u0301', 'alternatingCase', 'e\u0301Te\u0301'],
  ['μαΐου ήλιος', 'uppercase', 'ΜΑΪΟΥ ΗΛΙΟΣ', 'el'],
  ['μαΐου ήλιος', 'constantCase', 'ΜΑΪΟΥ_ΗΛΙΟΣ', 'el'],
  ['άνθρωπος', 'titleCase', 'Άνθρωπος', 'el'],
  ['άνθρωπος', 'uppercase', 'ΆΝΘΡΩΠΟΣ'],
  ['ΟΔΟΣ ΟΔΟΣ', 'inverseCase', 'οδος οδος'],
  ['ΟΣ\u0301', 'inverseCase', 'ος\u0301'],
  ['Ο\u0301Σ', 'inverseCase', 'ο\u0301ς'],
  ['ΑΣ\u0301Α Σ', 'inverseCase', 'ασ\u0301α σ'],
  ['ΟΔΟΣ.ΟΔΟΣ', 'camelCase', 'οδοςΟδος'],
  ['ᾳ ᾷ ᾀ', 'titleCase', 'ᾼ Α\u0342\u0345 ᾈ'],
  ['ŉ ﬁn և', 'titleCase', 'ʼN Fin Եւ'],
  ['IJSLAND ijs bij', 'titleCase', 'IJsland IJs Bij', 'nl'],
  ['ijs. ijsland', 'sentenceCase', 'IJs. IJsland', 'nl'],
  ['ijs', 'titleCase', 'Ijs'],
  ['ijs koud', 'pascalCase', 'IjsKoud', 'nl'],
  ['i\u0307\u0301 ir', 'uppercase', 'I\u0301 IR', 'lt'],
  ['i\u0307\u0301 ir', 'titleCase', 'I\u0301 Ir', 'lt'],
  ['Ì', 'lowercase', 'i\u0307\u0300', 'lt'],
  ["'hello' o'neil rock 'n' roll", 'titleCase', "'Hello' O'neil Rock 'N' Roll"],
  ['3d model, well-known e.g. U.S.A.', 'titleCase', '3d Model, Well-Known E.g. U.S.A.'],
  ['test(s) TEST(S) f(x)', 'titleCase', 'Test(s) Test(s) F(x)'],
  ['colo(u)r (s)he word[s]', 'titleCase', 'Colo(u)r (S)he Word[s]'],
  ['(a note) [another] and (more)', 'titleCase', '(A Note) [Another] And (More)'],
  ['i.e. this', 'titleCase', 'I.e. This'],
  ['email@example.com', 'titleCase', 'Email@example.com'],
  ['EMAIL@EXAMPLE.COM @handle', 'titleCase', 'Email@example.com @Handle'],
  ['wait...what. then', 'titleCase', 'Wait...What. Then'],
  ['J.R.R. Tolkien, J.R.R.Tolkien', 'titleCase', 'J.R.R. Tolkien, J.R.R.Tolkien'],
  ['U.S.-based É.U. A.BC', 'titleCase', 'U.S.-Based É.U. A.bc'],
  ['and/or snake_case “quoted” a,b', 'titleCase', 'And/Or Snake_Case “Quoted” A,B'],
  [
    'HELLO WORLD. see example.com or 3.5!  "yes?" no… ok',
    'sentenceCase',
    'Hello world. See example.com or 3.5!  "Yes?" No… Ok',
  ],
  [
    'a tool, E.G. this one, i.e. that. at 5 P.M. we eat. plan b. then c!',
    'sentenceCase',
    'A tool, e.g. this one, i.e. that. At 5 p.m. we eat. Plan b. Then c!',
  ],
  [
    'i.e. this (e.g. that) version 1.2. next x.yz. next',
    'sentenceCase',
    'I.e. this (e.g. that) version 1.2. Next x.yz. Next',
  ],
  ['e.g.\nthis i.e.! that e.g.… end', 'sentenceCase', 'E.g.\nThis i.e.! That e.g.… End'],
  ['first\nsecond\r\n- third\n3 apples', 'sentenceCase', 'First\nSecond\r\n- Third\n3 apples'],
  ['¿QUÉ? ¡sí!', 'sentenceCase', '¿Qué? ¡Sí!'],
  ['ʻokina ʻokina', 'titleCase', 'ʻOkina ʻOkina'],
  ['ʻokina ʻokina', 'pascalCase', 'ʻOkinaʻOkina'],
  ['❤️ love 1️⃣', 'snakeCase', 'love_1️⃣'],
  ['می‌خواهم', 'snakeCase', 'می‌خواهم'],
  ['v1.2.3', 'camelCase', 'v123'],
  ['--foo__bar--', 'dotCase', 'foo.bar'],
  ['𐐀𐐩', 'inverseCase', '𐐨𐐁'],
  ['Ⓐ Ⅷ', 'inverseCase', 'ⓐ ⅷ'],
  ['ab\ncd', 'alternatingCase', 'aB\ncD'],
  ['ab\r\ncd', 'alternatingCase', 'aB\r\ncD'],
  ['\ud800a', 'uppercase', '\ud800A'],
])('%j as %s is %j (%s)', (text, key, expected, language) => {
  expect(convertAll(text, language)[key]).toBe(expected)
})

test('the cards have the labels of the UI contract, and each label is written in its own case', () => {
  expect(caseFormats.map(({ label }) => label)).toEqual([
    'UPPERCASE',
    'lowercase',
    'Title Case',
    'Sentence case',
    'camelCase',
    'PascalCase',
    'snake_case',
    'kebab-case',
    'CONSTANT_CASE',
    'dot.case',
    'aLtErNaTiNg cAsE',
    'iNVERSE cASE',
  ])
  for (const { key, label } of caseFormats.filter(({ key }) => key !== 'inverseCase' && key !== 'alternatingCase')) {
    expect(convertAll(label)[key]).toBe(label)
  }
  expect(convertAll('alternating case').alternatingCase).toBe('aLtErNaTiNg cAsE')
  expect(convertAll('Inverse Case').inverseCase).toBe('iNVERSE cASE')
})

test.each(['', ' ', '\n \t\r\n'])('blank text %j gives twelve empty results', (text) => {
  expect(Object.values(convertAll(text))).toEqual(Array(12).fill(''))
})

test('a result is saved under the key of its case', () => {
  expect(fileNameOf('titleCase')).toBe('titleCase-text.txt')
})

const mixed = fc.string({
  unit: fc.constantFrom(..."abzABZ09 _-.!?'’\n\r\tßéÉςΣσİıǆǅŉﬁ日ア😀ა\u0301\u0307\u200dʼ𐐀𐐨Ⓐ", '\r\n'),
})
const anyText = fc.oneof(mixed, fc.string({ unit: 'binary' }))
const languages: Language[] = ['neutral', 'tr', 'lt', 'el', 'nl']
const textCases: CaseKey[] = ['uppercase', 'lowercase', 'titleCase', 'sentenceCase', 'alternatingCase', 'inverseCase']
const isCaseless = (character: string) =>
  character.toUpperCase() === character && character.toLowerCase() === character && !/[\p{M}\p{Lm}]/u.test(character)
const caseless = (text: string) => [...text].filter(isCaseless).join('')
const lineBreaks = (text: string) => text.replace(/[^\n\r\u2028\u2029]/g, '')

test('the six text cases keep every character that has no case, in order', () => {
  fc.assert(
    fc.property(
      anyText.filter((text) => text.trim() !== ''),
      (text) => {
        for (const language of languages) {
          const all = convertAll(text, language)
          for (const key of textCases) expect(caseless(all[key])).toBe(caseless(text))
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('every case keeps the line breaks, never throws and breaks no surrogate pair', () => {
  fc.assert(
    fc.property(
      anyText.filter((text) => text.trim() !== ''),
      fc.constantFrom(...languages),
      (text, language) => {
        for (const result of Object.values(convertAll(text, language))) {
          expect(lineBreaks(result)).toBe(lineBreaks(text))
          if (text.isWellFormed()) expect(result.isWellFormed()).toBe(true)
        }
      },
    ),
    { numRuns: 300 },
  )
})

test.each<CaseKey>(['uppercase', 'lowercase', 'sentenceCase', 'snakeCase', 'kebabCase', 'dotCase'])(
  'applying %s twice changes nothing more',
  (key) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = convertAll(text)[key]
        expect(convertAll(once)[key]).toBe(once.trim() === '' ? '' : once)
      }),
    )
  },
)

test('camel, Pascal and constant case of plain words split into the same words again', () => {
  const words = fc.array(fc.stringMatching(/^[a-zé]{2,6}[0-9]{0,2}$/), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(words, (list) => {
      const { camelCase, pascalCase, constantCase, snakeCase } = convertAll(list.join(' '))
      for (const text of [camelCase, pascalCase, constantCase]) expect(convertAll(text).snakeCase).toBe(snakeCase)
    }),
  )
})

test('a sentence continues after an abbreviation of single letters, and ends after a word or one letter', () => {
  const letters = fc.array(fc.constantFrom(...'abcéж'), { minLength: 2, maxLength: 4 })
  const word = fc.stringMatching(/^[a-z]{2,6}$/)
  fc.assert(
    fc.property(letters, word, word, (list, before, after) => {
      const short = list.join('.')
      const sentence = (text: string) => convertAll(text).sentenceCase.slice(before.length + 1)
      expect(sentence(`${before} ${short}. ${after}`)).toBe(`${short}. ${after}`)
      for (const end of [before, list[0]!]) {
        const next = after[0]!.toUpperCase() + after.slice(1)
        expect(sentence(`${before} ${end}. ${after}`)).toBe(`${end}. ${next}`)
      }
    }),
  )
})
