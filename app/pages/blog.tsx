import type { Head } from '#app/lib/seo.ts'
import { Wrap } from '#app/ui/section.tsx'

export const head: Head = {
  title: 'Developer Blog',
  description: 'Notes on formats, encodings and identifiers for working developers.',
  keywords: ['developer blog'],
  jsonLd: [],
}

export default function BlogPage() {
  return (
    <Wrap className="py-12 md:py-16">
      <h1 className="mb-6 text-[38px]">Developer Blog</h1>
      <div className="grid max-w-[68ch] gap-4 text-ink-2">
        <p>
          Five articles on JSON, Base64, text case, UUIDs and timestamps are being written. They will appear on this
          page.
        </p>
      </div>
    </Wrap>
  )
}
