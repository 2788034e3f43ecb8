import { config } from '#app/config.ts'
import { LegalPage } from '#app/content/legal/legal-page.tsx'
import { writeTerms } from '#app/content/legal/terms.ts'
import type { Head } from '#app/lib/seo.ts'

const text = writeTerms(config)

export const head: Head = {
  title: text.title,
  description: text.summary,
  keywords: ['terms of use', 'license', 'warranty'],
  crumbs: [{ name: text.title, path: '/terms' }],
}

export default function TermsPage() {
  return <LegalPage text={text} />
}
