import { config } from '#app/config.ts'
import { LegalPage } from '#app/content/legal/legal-page.tsx'
import { writePrivacy } from '#app/content/legal/privacy.ts'
import type { Head } from '#app/lib/seo.ts'

const text = writePrivacy(config)

export const head: Head = {
  title: text.title,
  description: text.summary,
  keywords: ['privacy policy', 'no accounts', 'cookies', 'browser storage'],
  crumbs: [{ name: text.title, path: '/privacy' }],
  jsonLd: [],
}

export default function PrivacyPage() {
  return <LegalPage text={text} />
}
