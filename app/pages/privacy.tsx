import { config } from '#app/config.ts'
import { LegalPage } from '#app/content/legal/legal-page.tsx'
import { storageTitle, writePrivacy } from '#app/content/legal/privacy.ts'
import type { Head } from '#app/lib/seo.ts'
import { tools } from '#app/tools/registry.ts'
import { Button } from '#app/ui/controls/button.tsx'

const text = writePrivacy(config)

export const head: Head = {
  title: text.title,
  description: text.summary,
  keywords: ['privacy policy', 'no accounts', 'cookies', 'browser storage'],
  crumbs: [{ name: text.title, path: '/privacy' }],
}

const Switch = ({ name, label }: { name: string; label: string }) => (
  <label className="checkbox">
    <input type="checkbox" name={name} autoComplete="off" defaultChecked className="size-4.5" />
    {label}
  </label>
)

/** What this browser stores for the site, switches for what it may remember, and a button that erases it. A script fills the list. */
const Stored = () => (
  <section
    id="stored"
    aria-labelledby="stored-title"
    data-script="site/scripts/stored.ts"
    data-names={JSON.stringify(Object.fromEntries(tools.map(({ slug, name }) => [slug, name])))}
    className="grid scroll-mt-16 gap-4 rounded-panel border border-line-strong bg-surface p-4.5 noscript:hidden"
  >
    <h3 id="stored-title" className="text-lead text-ink">
      In this browser now
    </h3>
    <dl className="grid gap-x-5 gap-y-2 text-body wrap-anywhere sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] [&>dd]:font-mono [&>dd]:text-small [&>dd]:text-ink [&>dt]:max-sm:not-first:mt-2" />
    <div className="grid gap-1 text-body text-ink">
      <Switch name="recent-tools" label="Remember recent tools" />
      <Switch name="options" label="Remember options" />
    </div>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button className="max-sm:h-11">Erase everything</Button>
      <p role="status" className="text-body" />
    </div>
  </section>
)

export default function PrivacyPage() {
  return <LegalPage text={text} parts={{ [storageTitle]: <Stored /> }} />
}
