import { href } from '#app/config.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Arrow } from '#app/ui/section.tsx'
import { toolPath } from './catalogue.ts'
import type { Tool } from './types.ts'

type Props = { tool: Tool; titleAs?: 'h2' | 'h3'; 'data-keywords'?: string }

/** A tool on a ruled grid: glyph, name, what it does, and the way in. */
export function ToolCard({ tool, titleAs: Title = 'h3', ...rest }: Props) {
  return (
    <li
      className="relative flex min-h-[168px] flex-col gap-2.5 transition-colors duration-120 has-[a:hover]:bg-paper"
      {...rest}
    >
      <span
        aria-hidden="true"
        className="flex items-center justify-between font-mono text-lead leading-none font-strong text-accent"
      >
        {tool.glyph}
        <Icon of={tool.icon} size={18} className="text-ink-3" />
      </span>
      <Title className="text-lead">{tool.name}</Title>
      <p className="text-body text-ink-2">{tool.summary}</p>
      {tool.available ? (
        <a
          href={href(toolPath(tool.slug))}
          aria-label={`Use Tool: ${tool.name}`}
          className="mt-auto text-body font-strong after:absolute after:inset-0"
        >
          Use Tool <Arrow />
        </a>
      ) : (
        <span className="mt-auto flex items-center gap-3">
          <button type="button" disabled className="text-body font-strong text-ink-3">
            Use Tool
          </button>
          <span className="rounded bg-warn-soft px-1.5 py-1 font-mono text-note leading-none font-strong text-warn">
            Coming Soon
          </span>
        </span>
      )}
    </li>
  )
}
