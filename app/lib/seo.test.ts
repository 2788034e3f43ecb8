import { expect, test } from 'vitest'
import { application, blogPosting, breadcrumbList, faqPage, pageTitle } from './seo.ts'

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
  const publisher = { name: 'Stayput', url: 'https://a/' }
  expect(
    blogPosting({
      title: 't',
      description: 'd',
      url: 'u',
      image: 'i',
      published: '2025-08-04',
      category: 'c',
      keywords: ['a', 'b'],
      publisher,
    }),
  ).toMatchObject({
    '@type': 'BlogPosting',
    headline: 't',
    datePublished: '2025-08-04',
    articleSection: 'c',
    keywords: 'a, b',
    author: publisher,
  })
})
