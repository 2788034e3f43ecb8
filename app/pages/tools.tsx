import { AdPlace } from '#app/ads/ad-place.tsx'
import { spellNumber } from '#app/lib/number-words.ts'
import type { Head } from '#app/lib/seo.ts'
import { ToolIndex } from '#app/site/tool-index.tsx'
import { groupByCategory } from '#app/tools/catalog.ts'
import { tools } from '#app/tools/registry.ts'

const [toolCount = '', categoryCount = ''] = [tools, groupByCategory(tools)].map(({ length }) => spellNumber(length))

export const head: Head = {
  title: 'All developer tools',
  description: `${toolCount.replace(/^./, (letter) => letter.toUpperCase())} developer tools in ${categoryCount} categories. Each one runs in your browser and sends nothing anywhere.`,
  keywords: ['developer tools', 'online tools', 'privacy', 'offline'],
  crumbs: [{ name: 'Tools', path: '/tools' }],
  jsonLd: [],
}

export default function ToolsPage() {
  return (
    <>
      <ToolIndex />
      <AdPlace />
    </>
  )
}
