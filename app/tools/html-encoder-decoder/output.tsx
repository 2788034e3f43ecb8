import { useRef } from 'react'
import { countCharacters } from '#app/lib/long-text.ts'
import { count } from '#app/lib/plural.ts'
import { OutputPane } from '#app/work/out/output-pane.tsx'
import type { Peeling } from '#app/work/out/use-peel.ts'
import { copied, copyFailed, downloaded } from './messages.ts'
import type { useHtml } from './use-html.ts'

type Html = ReturnType<typeof useHtml>

/** What Copy and Download give the visitor. */
export function giveOutput({ desk, output, work, file }: Html) {
  const shared = { isEmpty: output.text.length === 0, stale: work.isCurrent ? null : ('text' as const) }
  return {
    copy: { ...shared, text: () => output.text, length: output.bytes, copied: copied('Output'), copyFailed },
    download: { ...shared, file, downloaded: downloaded(desk.state.settings.mode) },
  }
}

/** The text to check for other encodings, once all entity layers are decoded. */
export const peelable = ({ desk: { state }, output, work }: Html) =>
  state.settings.mode === 'decode' && work.isCurrent && state.depth >= output.layers ? output.text || null : null

type Props = Pick<Html, 'desk' | 'output' | 'work' | 'part'> & {
  give: ReturnType<typeof giveOutput> & { peel: Peeling }
}

/** The output pane, with the line about double encoding below it. */
export function Output({ desk, output, work, part, give }: Props) {
  const isLayerPressed = useRef(false)
  const { depth, settings } = desk.state
  const hasOutput = output.text.length > 0 && !work.isWorking
  const isLayered = hasOutput && settings.mode === 'decode' && output.layers > 1
  return (
    <OutputPane
      title="Output"
      value={output.text}
      isEmpty={give.copy.isEmpty}
      stale={give.copy.stale}
      note={hasOutput ? count(countCharacters(output.text), 'character') : ''}
      placeholder={`The ${settings.mode}d text appears here as you type`}
      {...give}
      after={
        isLayered &&
        part && (
          <part.LayerLine
            layers={output.layers}
            depth={depth}
            isPressed={isLayerPressed}
            onDepth={(next) => desk.dispatch({ type: 'peel', depth: next })}
          />
        )
      }
    />
  )
}
