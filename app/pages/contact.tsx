import type { Head } from '#app/lib/seo.ts'
import { Wrap } from '#app/ui/section.tsx'

export const head: Head = {
  title: 'Contact',
  description: 'How to reach the people behind the tools.',
  keywords: ['contact'],
  jsonLd: [],
}

export default function ContactPage() {
  return (
    <Wrap className="py-12 md:py-16">
      <h1 className="mb-6 text-[38px]">Contact</h1>
      <div className="grid max-w-[68ch] gap-4 text-ink-2">
        <p>
          The message form is being built. Until it is here, reach us through the links under “Connect” at the foot of
          this page.
        </p>
      </div>
    </Wrap>
  )
}
