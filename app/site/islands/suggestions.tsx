import { useEffect, useState } from 'react'
import { config, href } from '#app/config.ts'
import { closestTools, toolPath } from '#app/tools/catalogue.ts'
import { tools } from '#app/tools/registry.ts'
import type { Tool } from '#app/tools/types.ts'

/** The tools whose address is most like the one that does not exist. */
export default function Suggestions() {
  const [suggestions, setSuggestions] = useState<readonly Tool[]>([])
  useEffect(() => {
    const path = location.pathname.slice(config.basePath.length)
    console.error(`404: there is no page at ${location.pathname}`)
    setSuggestions(closestTools(tools, path))
  }, [])
  return (
    suggestions.length > 0 && (
      <div className="mb-8">
        <h2 className="mb-2 text-lead">Did you mean</h2>
        <ul className="grid gap-1.5">
          {suggestions.map((tool) => (
            <li key={tool.slug}>
              <a href={href(toolPath(tool.slug))} className="font-[540] underline decoration-accent underline-offset-4">
                {tool.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    )
  )
}
