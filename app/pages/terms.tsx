import type { Head } from '#app/lib/seo.ts'
import { Wrap } from '#app/ui/section.tsx'

export const head: Head = {
  title: 'Terms of Use',
  description: 'The terms under which these tools are offered.',
  keywords: ['terms of use'],
  jsonLd: [],
}

export default function TermsPage() {
  return (
    <Wrap className="py-12 md:py-16">
      <h1 className="mb-6 text-[38px]">Terms of Use</h1>
      <div className="grid max-w-[68ch] gap-4 text-ink-2">
        <p>Last updated: December 15, 2024</p>
        <p>
          The tools are free to use for any lawful purpose. They come as they are, without warranty of any kind; check
          results that matter before you rely on them.
        </p>
      </div>
    </Wrap>
  )
}
