import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '../../../build/config.ts'
import { headingId } from '../blocks.tsx'
import { writePrivacy } from './privacy.ts'
import { writeTerms } from './terms.ts'

const config = readConfig({})
const withAds = readConfig({ ADS_CLIENT: 'ca-pub-0000000000000000' })
const wordsOf = (text: object) => JSON.stringify(text)

test.each([config, withAds])('the privacy policy has its sections in order, with and without ads', (config) => {
  expect(writePrivacy(config).sections.map(({ title }) => title)).toEqual([
    'Introduction',
    'Data collection',
    'Cookies and browser storage',
    'Third-party services',
    'Security',
    'Your rights',
    'Changes',
    'Contact',
  ])
})

test('the terms have their sections in order', () => {
  expect(writeTerms(config).sections.map(({ title }) => title)).toEqual([
    'Acceptance',
    'Permitted and prohibited uses',
    'Intellectual property',
    'Prohibited uses',
    'Disclaimer and limitation of liability',
    'Termination',
    'Changes',
    'Governing law',
    'Contact',
    'Copyright',
  ])
})

test.each([writePrivacy(config), writePrivacy(withAds), writeTerms(config)])(
  '$title links to the form and repeats nothing',
  ({ sections }) => {
    expect(sections.find(({ title }) => title === 'Contact')?.link?.path).toBe('/contact#contact-form')
    const anchors = sections.map(({ title }) => headingId(title))
    const sentences = sections.flatMap(({ paragraphs, list = [], items = {} }) => [
      ...paragraphs,
      ...list,
      ...Object.values(items),
    ])
    for (const all of [anchors, sentences]) expect(new Set(all).size).toBe(all.length)
  },
)

// If this fails because a text changed: set its date to today, and write the new digest here.
test('the date of a legal page changes whenever its text changes', () => {
  const configs = [{}, { ADS_CLIENT: withAds.adsClient }, { FORMSPREE_FORM_ID: 'abc' }, { ANALYTICS: 'off' }]
  const dateAndDigest = (write: typeof writePrivacy) => {
    const texts = configs.map((env) => write({ ...readConfig(env), year: 2026 }))
    const words = texts.map(({ updated, ...text }) => wordsOf(text)).join()
    return [texts[0]?.updated, createHash('sha256').update(words).digest('hex').slice(0, 16)]
  }
  expect(dateAndDigest(writePrivacy)).toEqual(['November 19, 2026', '25e4b3ed18991750'])
  expect(dateAndDigest(writeTerms)).toEqual(['November 18, 2026', '58b604bf712af11c'])
})

test('the privacy policy names Formspree only if messages go there', () => {
  expect(wordsOf(writePrivacy(config))).toContain('operator’s database')
  expect(wordsOf(writePrivacy(config))).not.toContain('Formspree')
  const provided = wordsOf(writePrivacy(readConfig({ FORMSPREE_FORM_ID: 'abc' })))
  expect(provided).toContain('Formspree')
  expect(provided).not.toContain('operator’s database')
})

test('the privacy policy names the ad service only if there is one', () => {
  const claims = {
    without: ['This site sets no cookies.', 'None unless the operator configures one.', 'anyone else."'],
    with: [
      'Google AdSense',
      '“Allow ads”',
      'anyone else; an ad that you have allowed is shown in a frame',
      'no ads are loaded',
    ],
  }
  const words = { without: wordsOf(writePrivacy(config)), with: wordsOf(writePrivacy(withAds)) }
  for (const claim of claims.without)
    expect([words.without, words.with].map((text) => text.includes(claim))).toEqual([true, false])
  for (const claim of claims.with)
    expect([words.without, words.with].map((text) => text.includes(claim))).toEqual([false, true])
})

test('the terms name the configured governing law', () => {
  expect(wordsOf(writeTerms(config))).toContain(`governed by ${config.governingLaw},`)
  expect(wordsOf(writeTerms(readConfig({ GOVERNING_LAW: 'the law of Iceland' })))).toContain(
    'governed by the law of Iceland,',
  )
  expect(wordsOf(writeTerms(config))).toContain('30 days')
})

test('the privacy policy says whether page views are counted', () => {
  expect(wordsOf(writePrivacy(config))).toContain('counted on the server of this site')
  const without = wordsOf(writePrivacy(readConfig({ ANALYTICS: 'off' })))
  expect(without).toContain('built without counting page views')
  expect(without).not.toContain('counted on the server')
})
