import type { ReactNode } from 'react'
import { brand, config, href } from '#app/config.ts'
import { feedPath } from '#app/content/articles/list.ts'
import { popularTools, resources, shortNames } from '#app/content/footer.ts'
import { pickTools, toolPath } from '#app/tools/catalog.ts'
import { tools } from '#app/tools/registry.ts'
import { Wrap } from '#app/ui/layout/section.tsx'
import { BrandMark } from './header.tsx'

function Group({ title, children, after }: { title: string; children: ReactNode; after?: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-3.5 font-mono text-note leading-none font-strong tracking-normal text-ink-3">{title}</h2>
      <ul className="grid gap-1">{children}</ul>
      {after}
    </nav>
  )
}

const Item = ({ url, name }: { url: string | null; name: string }) => (
  <li>
    {url === null ? (
      <span className="inline-block py-0.75">{name}</span>
    ) : (
      <a href={url} className="inline-block py-0.75 hover:text-ink hover:underline">
        {name}
      </a>
    )}
  </li>
)

export function Footer() {
  return (
    <footer className="later mt-6 border-t border-line pt-12 pb-7 text-body text-ink-2">
      <Wrap>
        <div className="grid gap-8 sm:grid-cols-2 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
          <div>
            <BrandMark />
            <p className="mt-3 max-w-[34ch]">
              All tools run in your browser. What you put into them is never sent and never stored.
            </p>
            <template data-live="plain-http">
              <p className="mt-3 max-w-[34ch]">
                This page was loaded over plain http. Every tool works, but offline use and installation need https.
              </p>
            </template>
          </div>
          <Group title="Popular Tools">
            {pickTools(tools, popularTools).map(({ slug, name, available }) => (
              <Item key={slug} url={available ? href(toolPath(slug)) : null} name={shortNames[slug] ?? name} />
            ))}
          </Group>
          <Group title="Resources">
            {resources.map(({ name, path }) => (
              <Item key={path} url={href(path)} name={name} />
            ))}
          </Group>
          <Group title="Connect" after={<p className="mt-2">Follow us for updates and new tools</p>}>
            {config.codeHostingUrl && <Item url={config.codeHostingUrl} name="Code hosting" />}
            {config.microblogUrl && <Item url={config.microblogUrl} name="Microblog" />}
            <Item url={href(feedPath)} name="RSS feed" />
          </Group>
        </div>
        <div className="mt-9 flex flex-wrap justify-between gap-2 border-t border-line pt-4.5 font-mono text-note">
          <span>
            © <span data-live="year">{config.year}</span> {brand}
          </span>
          <span>Privacy-first • Browser-only • No data stored</span>
        </div>
      </Wrap>
    </footer>
  )
}
