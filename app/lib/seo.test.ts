import { expect, test } from 'vitest'
import { application, breadcrumbList, faqPage, pageTitle } from './seo.ts'

test('the brand is appended to a title that lacks it', () => {
  expect(pageTitle('JSON Formatter', 'Stayput')).toBe('JSON Formatter | Stayput')
  expect(pageTitle('Stayput: tools', 'Stayput')).toBe('Stayput: tools')
})

test('structured data has the right schema and content', () => {
  expect(faqPage([{ question: 'Why?', answer: 'So.' }])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'So.' } }],
  })
  expect(breadcrumbList([{ name: 'Home', url: 'https://a/' }])).toMatchObject({
    itemListElement: [{ position: 1, name: 'Home', item: 'https://a/' }],
  })
  expect(application('WebApplication', { name: 'n', description: 'd', url: 'u' })).toMatchObject({
    '@type': 'WebApplication',
    isAccessibleForFree: true,
    offers: { price: '0' },
  })
})
