import { AdPlace } from '#app/ads/ad-place.tsx'
import { spellNumber } from '#app/lib/number-words.ts'
import type { Head } from '#app/lib/seo.ts'
import ToolIndex from '#app/site/islands/tool-index.tsx'
import { groupByCategory } from '#app/tools/catalogue.ts'
import { tools } from '#app/tools/registry.ts'
import { Island } from '#app/ui/island.tsx'

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
      <Island file="site/islands/tool-index.tsx" part={ToolIndex} />
      <AdPlace />
    </>
  )
}
