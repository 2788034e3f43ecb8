import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import { useLazy } from '#app/ui/island/lazy.ts'
import { Pane } from '#app/ui/layout/bench.tsx'
import { TextPane, type TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { lazyFloor } from '../lazy-floor.ts'
import { outOfDate, peeledFile, peeledSaved } from '../messages.ts'
import type { Stale } from '../run/question.ts'
import { type CopyProps, type DownloadProps, type Give, GiveActions } from './output-actions.tsx'
import { describePeeled, type Layered, type Peeled, type Peeling } from './peel-status.tsx'

/** Lets the visitor peel an output in place: Copy, Download and "Send to…" then use what is shown. */
export function usePeel<G extends Give>(give: G, content: Layered | null): G & { peel: Peeling } {
  const [peeled, show] = useState<Peeled | null>(null)
  const shown = peeled?.of === content ? peeled : null
  const peel = { content, shown, show }
  if (!shown) return { ...give, peel }
  const { text, size } = shown
  return {
    copy: { ...give.copy, reason: undefined, text: () => text, length: size },
    download: { ...give.download, file: () => ({ name: peeledFile, text }), downloaded: peeledSaved },
    peel,
  } as G & { peel: Peeling }
}

type Props = Pick<ComponentProps<typeof TextPane>, 'placeholder' | 'rich' | 'isWrapped' | 'awaited'> & {
  /** The field's name, shown as the pane's title. */
  title: string
  value: PaneText
  isEmpty: boolean
  /** What has changed since it was made. */
  stale?: Stale
  note?: ReactNode
  /** The sentence that describes the field; shown in the pane's head instead of the note. */
  description?: string
  tone?: 'bad' | 'ok' | undefined
  /** View settings, in the head. */
  view?: ReactNode
  className?: string
  copy: Omit<CopyProps, 'isEmpty' | 'stale'>
  download: Omit<DownloadProps, 'isEmpty' | 'stale'>
  /** Above the field, about the whole output: hidden once layers are peeled. */
  children?: ReactNode
  /** Below the field. */
  after?: ReactNode
  /** Instead of the field. */
  instead?: ReactNode
  pane?: React.Ref<TextPaneHandle>
  /** Its layers, if they can be peeled. */
  peel?: Peeling
}

/** A tool's output pane: the result, whether it is out of date, Copy, Download and "Send to…". */
export function OutputPane({ title, value, isEmpty, stale = null, note, description, tone, ...props }: Props) {
  const { copy, download, children, after, pane, peel, view, className = '', ...field } = props
  const { part } = useLazy(lazyFloor, Boolean(peel?.content))
  const peeled = peel?.shown
  const isOutdated = stale && !isEmpty
  const instead = !peeled && props.instead
  const id = useId()
  const noteId = useId()
  const shared = { isEmpty, stale }
  return (
    <Pane
      title={title}
      {...(!instead && { labelFor: id })}
      noteId={noteId}
      note={
        isOutdated ? (
          <span className="text-warn">{outOfDate}</span>
        ) : peeled ? (
          describePeeled(peeled)
        ) : (
          (description ?? note)
        )
      }
      tone={peeled || isOutdated ? undefined : tone}
      view={view}
      className={className}
      actions={<GiveActions copy={{ ...shared, ...copy }} download={{ ...shared, ...download }} />}
    >
      {!peeled && children}
      {instead || (
        <TextPane
          id={id}
          label={title}
          value={peeled?.text ?? value}
          readOnly
          {...(pane && { ref: pane })}
          {...(description && !peeled && { description, describedBy: noteId })}
          {...field}
          {...(peeled && { isWrapped: true })}
        />
      )}
      {part && peel && <part.PeelStrip peel={peel} />}
      {after}
    </Pane>
  )
}
