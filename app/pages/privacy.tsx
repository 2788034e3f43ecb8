import type { Head } from '#app/lib/seo.ts'
import { Wrap } from '#app/ui/section.tsx'

export const head: Head = {
  title: 'Privacy Policy',
  description: 'What this site knows about you: nothing you type, paste or drop.',
  keywords: ['privacy policy'],
  jsonLd: [],
}

export default function PrivacyPage() {
  return (
    <Wrap className="py-12 md:py-16">
      <h1 className="mb-6 text-[38px]">Privacy Policy</h1>
      <div className="grid max-w-[68ch] gap-4 text-ink-2">
        <p>Last updated: December 15, 2024</p>
        <p>
          Tool input is processed in your browser and nowhere else. The pages carry a content security policy that
          forbids any connection, so what you type, paste or drop cannot be sent. There are no accounts, no cookies and
          no analytics.
        </p>
        <p>Your choice of theme is kept in this browser’s storage, and nothing else is.</p>
      </div>
    </Wrap>
  )
}
