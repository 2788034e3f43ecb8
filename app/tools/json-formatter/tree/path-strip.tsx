import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { watchCaret } from '#app/ui/text-pane/caret.ts'
import { CopyAction } from '#app/work/out/output-actions.tsx'
import { createJob } from '#app/work/run/job.ts'
import { askAbout } from '../client.ts'
import type { NodeText } from '../explorer.ts'
import { copiedNode, copyFailed } from '../messages.ts'
import type { NodeKind } from './outline.ts'

const copies: readonly { kind: NodeText; label: string }[] = [
  { kind: 'pointer', label: 'Copy JSON Pointer' },
  { kind: 'jsonPath', label: 'Copy JSONPath' },
  { kind: 'value', label: 'Copy value' },
]
export const colors: Record<NodeKind, string> = {
  object: 'text-ink-3',
  array: 'text-ink-3',
  string: 'text-code-str',
  number: 'text-code-num',
  literal: 'text-code-lit',
}
const root = 0
const mostKeys = 6

type Props = {
  source: Blob
  /** The chosen node, or null if none is chosen. If left out, the node at the caret in the text above. */
  node?: number | null
}

type Asked = { source: Blob; name: 'pathAt' | 'pathOf'; input: number }

/** Shows where the caret or the chosen row is in the document, with copy buttons for that node. */
export function PathStrip({ source, node }: Props) {
  const [job] = useState(() => createJob(({ source, name, input }: Asked) => askAbout(source, name, input)))
  const { answered } = useSyncExternalStore(job.watch, job.read)
  const path = answered?.question.source === source ? answered.answer : null
  const strip = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    const ask = (name: Asked['name'], input: number) => void job.ask({ source, name, input })
    if (node === undefined) return watchCaret(strip.current!.parentElement!, ({ place }) => ask('pathAt', place))
    if (node !== null) ask('pathOf', node)
  }, [job, source, node])

  const chosen = node ?? path?.node ?? root
  const keys = path?.keys ?? []
  return (
    <fieldset ref={strip} aria-label="Path" className="strip min-w-0 flex-nowrap pr-1.5 max-sm:flex-wrap">
      <span className="flex min-w-0 grow items-baseline gap-[0.75ch] overflow-hidden font-mono text-note whitespace-nowrap">
        <span className="text-ink-3">$</span>
        {keys.length > mostKeys && <span className="text-ink-3">› …</span>}
        {keys.slice(-mostKeys).map((key, index, { length }) => (
          <span key={index} className={index === length - 1 ? 'min-w-0 shrink-0' : 'min-w-[3ch] truncate text-ink-3'}>
            › <span className={index === length - 1 ? 'font-strong' : ''}>{key}</span>
          </span>
        ))}
        {path && <span className={`min-w-0 truncate ${colors[path.kind]}`}>{path.preview}</span>}
      </span>
      <span className="flex flex-wrap sm:shrink-0 max-sm:[&_.button]:px-1.5 max-sm:[&_.button]:tracking-tight">
        {copies.map(({ kind, label }) => (
          <CopyAction
            key={kind}
            label={label}
            icon={null}
            isEmpty={false}
            length={kind === 'value' ? (path?.node === chosen ? path.bytes : source.size) : 0}
            text={() => askAbout(source, 'nodeText', { node: chosen, kind })}
            copied={copiedNode[kind]}
            copyFailed={copyFailed}
          />
        ))}
      </span>
    </fieldset>
  )
}
