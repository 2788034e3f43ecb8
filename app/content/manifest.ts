import { brand, href } from '#app/config.ts'
import { sharePath } from '#app/offline/service-worker-messages.ts'
import { allTraits } from '#app/tools/all-traits.ts'
import { pickTools, toolPath } from '#app/tools/catalog.ts'
import { tools } from '#app/tools/registry.ts'
import { featuredTools } from './home.ts'

const icon = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: href(`/${file}`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The web app manifest: the name, look and file types of the installed app. */
export function renderManifest(): string {
  return JSON.stringify({
    id: href('/'),
    name: `${brand}: developer tools`,
    short_name: brand,
    description: 'Developer tools that run entirely in your browser, with or without a network.',
    lang: 'en',
    start_url: href('/'),
    scope: href('/'),
    display: 'standalone',
    background_color: '#f7f5f0',
    theme_color: '#f7f5f0',
    categories: ['developer', 'productivity', 'utilities'],
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-maskable-192.png', 192, 'maskable'),
      icon('icon-maskable-512.png', 512, 'maskable'),
      { src: href('/icon.svg'), sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: pickTools(tools, featuredTools).map((tool) => ({
      name: tool.name,
      url: href(toolPath(tool.slug)),
      icons: [icon('icon-192.png', 192)],
    })),
    file_handlers: tools.flatMap(({ slug, available }) => {
      const accept = available && allTraits[slug]?.files
      return accept ? [{ action: href(toolPath(slug)), accept }] : []
    }),
    share_target: {
      action: href(sharePath),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'files', accept: ['*/*'] }] },
    },
  })
}
