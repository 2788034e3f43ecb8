import { useId, useRef } from 'react'
import { countCharacters } from '#app/lib/long-text.ts'
import { count } from '#app/lib/plural.ts'
import { Pane, Panes } from '#app/ui/bench.tsx'
import { TextPane, type TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { workFailed } from '#app/work/messages.ts'
import { OutputPane } from '#app/work/output-pane.tsx'
import type { SearchWork } from '../match/use-search.ts'
import { copied, copyFailed, downloaded } from '../messages.ts'
import type { Outcome } from '../outcome.tsx'
import { useReplace } from './use-replace.ts'

const label = 'Replace result'
const fileName = 'regex-replace-result.txt'

type Props = {
  search: SearchWork
  replacement: string | null
  ReplaceNotices: Outcome['ReplaceNotices'] | undefined
  onReplacement: (replacement: string) => void
}

/** A replacement, and the text with every match replaced by it. */
export function ReplacePanes({ search, replacement, ReplaceNotices, onReplacement }: Props) {
  const { replaced, ...work } = useReplace(search.result, replacement)
  const id = useId()
  const field = useRef<TextPaneHandle>(null)
  const text = replaced.ok ? replaced.value : ''
  const problem = work.problem === 'failed' ? workFailed : replaced.ok ? null : replaced.error
  return (
    <Panes>
      <Pane title="Replacement" labelFor={id} note="$1  $<name>  $&  $$">
        <TextPane
          ref={field}
          id={id}
          label="Replacement"
          minHeight="small"
          value={replacement ?? ''}
          onChange={(next) => onReplacement(next.toString())}
          placeholder="What each match becomes"
        />
      </Pane>
      <OutputPane
        title={label}
        value={text}
        isEmpty={text.length === 0}
        stale={search.isCurrent && work.isCurrent ? null : 'text'}
        note={work.isWorking ? 'Replacing' : text.length > 0 && count(countCharacters(text), 'character')}
        minHeight="small"
        placeholder="The text with its matches replaced"
        copy={{
          label: 'Copy result',
          length: text.length,
          text: () => text,
          copied: copied(label),
          copyFailed,
          downloadLabel: 'Download result',
        }}
        download={{
          label: 'Download result',
          file: () => ({ name: fileName, text }),
          downloaded: downloaded(label),
        }}
      >
        {ReplaceNotices && <ReplaceNotices work={work} problem={problem} onLeave={() => field.current?.focus()} />}
      </OutputPane>
    </Panes>
  )
}
