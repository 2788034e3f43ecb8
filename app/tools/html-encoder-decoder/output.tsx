import { useRef } from 'react'
import { countCharacters } from '#app/lib/long-text.ts'
import { count } from '#app/lib/plural.ts'
import { Notice } from '#app/ui/notice.tsx'
import { partMissing } from '#app/work/messages.ts'
import { OutputPane } from '#app/work/output-pane.tsx'
import { usePart } from '#app/work/use-part.ts'
import { copied, copyFailed, downloaded } from './messages.ts'
import type { useHtml } from './use-html.ts'

/** The converted text, and the layers it can be peeled by. */
export function Output({ desk, output, work, problem, file }: ReturnType<typeof useHtml>) {
  const isLayerPressed = useRef(false)
  const { depth, settings } = desk.state
  const hasOutput = output.text.length > 0 && !work.isWorking
  const isLayered = hasOutput && settings.mode === 'decode' && output.layers > 1
  const { part, isMissing } = usePart(settings.mode === 'decode', () => import('./layer-line.tsx'))
  return (
    <OutputPane
      title="Output"
      value={output.text}
      isEmpty={output.text.length === 0}
      stale={work.isCurrent ? null : 'text'}
      note={hasOutput ? count(countCharacters(output.text), 'character') : ''}
      placeholder={`The ${settings.mode}d text appears here as you type`}
      copy={{ text: () => output.text, length: output.bytes, copied: copied('Output'), copyFailed }}
      download={{ file, downloaded: downloaded(settings.mode) }}
    >
      {(problem || (isLayered && isMissing)) && (
        <Notice tone="bad" role="alert">
          {problem ?? partMissing}
        </Notice>
      )}
      {isLayered && part && (
        <part.LayerLine
          layers={output.layers}
          depth={depth}
          isPressed={isLayerPressed}
          onDepth={(next) => desk.dispatch({ type: 'peel', depth: next })}
        />
      )}
    </OutputPane>
  )
}
