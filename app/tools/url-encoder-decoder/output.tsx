import type { Ref } from 'react'
import { countCharacters } from '#app/lib/long-text.ts'
import { count } from '#app/lib/plural.ts'
import type { TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { showToast } from '#app/ui/toast.ts'
import { OutputPane } from '#app/work/output-pane.tsx'
import * as messages from './messages.ts'
import type { Panel } from './state.ts'
import type { useUrl } from './use-url.ts'

type Props = { panel: Panel; run: ReturnType<typeof useUrl>['runs'][Panel]; pane?: Ref<TextPaneHandle> }

const titles = { encoded: 'Encoded URL', decoded: 'Decoded URL' }

/** One of the two results. Its buttons always answer, as the specification has it. */
export function Output({ panel, run, pane }: Props) {
  const text = run.answer?.ok ? run.answer.value.text : ''
  const refuse = (nothing: ReturnType<typeof messages.nothingToCopy>) => (why: 'empty' | 'stale') =>
    showToast(why === 'empty' ? nothing : messages.outOfDate(panel))
  return (
    <OutputPane
      title={titles[panel]}
      value={text}
      isEmpty={text.length === 0}
      stale={run.stale}
      note={text.length > 0 && count(countCharacters(text), 'character')}
      {...(pane && { pane })}
      minHeight="small"
      placeholder={`Press ${panel === 'encoded' ? 'Encode' : 'Decode'} URL to fill this`}
      copy={{
        name: `Copy ${panel} URL`,
        text: () => text,
        length: text.length,
        copied: messages.copied(panel),
        copyFailed: messages.copyFailed,
        onRefuse: refuse(messages.nothingToCopy(panel)),
      }}
      download={{
        name: `Download ${panel} URL`,
        file: () => ({ name: `${panel}-url.txt`, text }),
        downloaded: messages.downloadStarted(panel),
        onRefuse: refuse(messages.nothingToDownload),
      }}
    />
  )
}
