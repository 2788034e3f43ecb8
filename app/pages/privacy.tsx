import { config } from '#app/config.ts'
import { LegalPage } from '#app/content/legal/legal-page.tsx'
import { storageTitle, writePrivacy } from '#app/content/legal/privacy.ts'
import type { Head } from '#app/lib/seo.ts'
import { Stored } from '#app/site/stored.tsx'

const text = writePrivacy(config)

export const head: Head = {
  title: text.title,
  description: text.summary,
  keywords: ['privacy policy', 'no accounts', 'cookies', 'browser storage'],
  crumbs: [{ name: text.title, path: '/privacy' }],
  jsonLd: [],
}

export default function PrivacyPage() {
  return <LegalPage text={text} parts={{ [storageTitle]: <Stored /> }} />
}
