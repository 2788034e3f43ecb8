type Part = { kind: 'text' | 'code' | 'strong'; text: string } | { kind: 'link'; text: string; url: string }

/** Splits prose into its parts: ``"**a** `b` [c](https://d)"`` → strong `"a"`, text, code `"b"`, text, link `"c"` */
export function splitProse(prose: string): Part[] {
  return prose
    .split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\(https:[^)]+\))/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) }
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) }
      const [, text, url] = /^\[([^\]]+)\]\((.+)\)$/.exec(part) ?? []
      return text && url ? { kind: 'link', text, url } : { kind: 'text', text: part }
    })
}

export function Prose({ text }: { text: string }) {
  return splitProse(text).map((part, at) => {
    if (part.kind === 'text') return part.text
    if (part.kind === 'strong')
      return (
        <strong key={at} className="font-strong text-ink">
          {part.text}
        </strong>
      )
    if (part.kind === 'link')
      return (
        <a
          key={at}
          href={part.url}
          className="text-ink underline decoration-accent underline-offset-4 hover:decoration-2"
        >
          {part.text}
        </a>
      )
    return (
      <code key={at} className="rounded bg-sunken px-1 py-0.5 font-mono text-[0.88em] wrap-anywhere text-ink">
        {part.text}
      </code>
    )
  })
}
