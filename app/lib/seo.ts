/** One page in a breadcrumb: `{ name: "Tools", path: "/tools" }` */
export type Crumb = { name: string; path: string }

/** What a page tells search engines and social networks. */
export type Head = {
  title: string
  description: string
  keywords?: readonly string[]
  /** From the home page to this page, both included. On the page and in its structured data. */
  crumbs: readonly Crumb[]
  jsonLd?: readonly object[]
}

type Question = { question: string; answer: string }

/** Adds the brand to a title that lacks it: `"JSON Formatter"` → `"JSON Formatter | Stayput"` */
export const pageTitle = (title: string, brand: string): string =>
  title.includes(brand) ? title : `${title} | ${brand}`

export const faqPage = (faq: readonly Question[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

export const breadcrumbList = (crumbs: readonly { name: string; url: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})

export const application = (
  type: string,
  { name, description, url }: { name: string; description: string; url: string },
): object => ({
  '@context': 'https://schema.org',
  '@type': type,
  name,
  description,
  url,
  applicationCategory: 'DeveloperApplication',
  operatingSystem: 'Any',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
})
