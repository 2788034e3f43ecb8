import { href } from '#app/config.ts'
import { contactTools, quickAnswers } from '#app/content/contact.ts'
import { faqPage, type Head } from '#app/lib/seo.ts'
import ContactForm from '#app/site/contact-form/contact-form.tsx'
import { pickTools, toolPath } from '#app/tools/catalog.ts'
import { tools } from '#app/tools/registry.ts'
import { Island } from '#app/ui/island/island.tsx'
import { Questions, Wrap } from '#app/ui/layout/section.tsx'

export const head: Head = {
  title: 'Contact',
  description: 'Ask a question, report a bug or suggest a tool, with or without an email address.',
  keywords: ['contact', 'support', 'suggest a tool'],
  crumbs: [{ name: 'Contact', path: '/contact' }],
  jsonLd: [faqPage(quickAnswers)],
}

export default function ContactPage() {
  return (
    <>
      <Wrap className="grid gap-x-16 gap-y-10 pt-4 pb-12 md:grid-cols-[1fr_1.2fr] md:pb-16">
        <div>
          <h1 className="mb-2 text-4xl">Contact</h1>
          <p className="mb-6 max-w-[44ch] text-lead text-ink-2">
            Questions, bugs, tool requests: write to us. A person reads every message.
          </p>
          <h2 className="mb-2 text-lead">Looking for one of these?</h2>
          <ul className="grid gap-1.5">
            {pickTools(tools, contactTools).map(({ slug, name, available }) => (
              <li key={slug}>
                {available ? (
                  <a
                    href={href(toolPath(slug))}
                    className="py-1 font-strong underline decoration-accent underline-offset-4"
                  >
                    {name}
                  </a>
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
        </div>
        <Island file="site/contact-form/contact-form.tsx" part={ContactForm} />
      </Wrap>
      <Questions title="Quick Answers" items={quickAnswers} />
    </>
  )
}
