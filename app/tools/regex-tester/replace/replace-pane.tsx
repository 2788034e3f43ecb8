import { useId, useRef } from 'react'
import { countCharacters } from '#app/lib/long-text.ts'
import { count } from '#app/lib/plural.ts'
import { Pane } from '#app/ui/layout/bench.tsx'
import type { Painting } from '#app/ui/text-pane/painting.ts'
import { TextPane, type TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { outOfDate, workFailed } from '#app/work/messages.ts'
import type { Give } from '#app/work/out/output-actions.tsx'
import { GiveActions } from '#app/work/out/send-action.tsx'
import type { Outcome } from '../use-regex.ts'
import type { ReplaceWork } from '../work.ts'

type Props = {
  work: ReplaceWork
  give: Give
  replacement: string | null
  references: Painting | null
  outcome: Outcome | null
  onReplacement: (replacement: string) => void
}

/** The replacement, and beside it the text with every match replaced. */
export function ReplacePane({ work, give, replacement, references, outcome, onReplacement }: Props) {
  const { replaced, text } = work
  const id = useId()
  const field = useRef<TextPaneHandle>(null)
  const problem = work.problem === 'failed' ? workFailed : replaced.ok ? null : replaced.error
  const note = work.isWorking
    ? 'Replacing'
    : text.length === 0
      ? '$1  $<name>  $&  $$'
      : give.copy.stale
        ? outOfDate
        : count(countCharacters(text), 'character')
  return (
    <Pane
      title="Replacement"
      labelFor={id}
      note={note}
      className="lg:h-40 lg:flex-none"
      actions={<GiveActions {...give} />}
    >
      {outcome && <outcome.ReplaceNotices work={work} problem={problem} onLeave={() => field.current?.focus()} />}
      <div className="replace-texts">
        <TextPane
          ref={field}
          id={id}
          label="Replacement"
          value={replacement ?? ''}
          onChange={(next) => onReplacement(next.toString())}
          placeholder="What each match becomes"
          layer={{ layering: outcome?.layering, painting: references }}
        />
        <TextPane label="Replace result" readOnly value={text} placeholder="The text with its matches replaced" />
      </div>
    </Pane>
  )
}
