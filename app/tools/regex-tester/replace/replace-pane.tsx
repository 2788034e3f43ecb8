import { useId, useRef } from 'react'
import { describeLength } from '#app/lib/describe-length.ts'
import { Pane } from '#app/ui/layout/bench.tsx'
import { TextPane, type TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { outOfDate } from '#app/work/messages.ts'
import { GiveActions } from '#app/work/out/output-actions.tsx'
import type { Regex } from '../use-regex.ts'

/** The replacement, and beside it the text with every match replaced. */
export function ReplacePane({ regex: { desk, part, replaced, giveReplaced } }: { regex: Regex }) {
  const { text, isWorking } = replaced
  const id = useId()
  const field = useRef<TextPaneHandle>(null)
  const note = isWorking
    ? 'Replacing'
    : text.length === 0
      ? '$1  $<name>  $&  $$'
      : giveReplaced.copy.stale
        ? outOfDate
        : describeLength(text)
  return (
    <Pane
      title="Replacement"
      labelFor={id}
      note={note}
      className="lg:h-40 lg:flex-none"
      actions={<GiveActions {...giveReplaced} />}
    >
      <div className="replace-texts">
        <TextPane
          ref={field}
          id={id}
          label="Replacement"
          value={desk.state.replacement ?? ''}
          onChange={(next) => desk.edit({ type: 'edit', field: 'replacement', value: next.toString() })}
          placeholder="What each match becomes"
          layer={{ layering: part?.createLayering, painting: replaced.references }}
        />
        <TextPane label="Replace result" readOnly value={text} placeholder="The text with its matches replaced" />
      </div>
      <div className="over-pane">
        {part && <part.ReplaceNotices replaced={replaced} onLeave={() => field.current?.focus()} />}
      </div>
    </Pane>
  )
}
