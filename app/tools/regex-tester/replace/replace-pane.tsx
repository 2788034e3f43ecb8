import { useId, useRef } from 'react'
import { countCharacters } from '#app/lib/long-text.ts'
import { count } from '#app/lib/plural.ts'
import { Pane } from '#app/ui/layout/bench.tsx'
import { TextPane, type TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { outOfDate } from '#app/work/messages.ts'
import type { Give } from '#app/work/out/output-actions.tsx'
import { GiveActions } from '#app/work/out/send-action.tsx'
import type { Late } from '../match/use-search.ts'
import type { Replacing } from './use-replace.ts'

type Props = {
  replaced: Replacing
  give: Give
  replacement: string | null
  part: Late | null
  onReplacement: (replacement: string) => void
}

/** The replacement, and beside it the text with every match replaced. */
export function ReplacePane({ replaced, give, replacement, part, onReplacement }: Props) {
  const { text, isWorking } = replaced
  const id = useId()
  const field = useRef<TextPaneHandle>(null)
  const note = isWorking
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
      {part && <part.ReplaceNotices replaced={replaced} onLeave={() => field.current?.focus()} />}
      <div className="replace-texts">
        <TextPane
          ref={field}
          id={id}
          label="Replacement"
          value={replacement ?? ''}
          onChange={(next) => onReplacement(next.toString())}
          placeholder="What each match becomes"
          layer={{ layering: part?.createLayering, painting: replaced.references }}
        />
        <TextPane label="Replace result" readOnly value={text} placeholder="The text with its matches replaced" />
      </div>
    </Pane>
  )
}
