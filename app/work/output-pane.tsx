import { type ComponentProps, type ReactNode, useId } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import { Pane } from '#app/ui/bench.tsx'
import { TextPane, type TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { outOfDate } from './messages.ts'
import { CopyAction, type CopyProps, DownloadAction, type DownloadProps } from './output-actions.tsx'
import type { Stale } from './question.ts'

type Props = Pick<ComponentProps<typeof TextPane>, 'placeholder' | 'rich' | 'isWrapped' | 'isAwaited'> & {
  /** The name of the field, seen as the pane's title. */
  title: string
  value: PaneText
  isEmpty: boolean
  /** What has changed since it was made. */
  stale?: Stale
  note?: ReactNode
  /** The sentence that describes the field, seen in the pane's head in the place of the note. */
  description?: string
  tone?: 'bad' | 'ok' | undefined
  /** How it is shown, in the head. */
  view?: ReactNode
  className?: string
  copy: Omit<CopyProps, 'isEmpty' | 'stale'>
  download: Omit<DownloadProps, 'isEmpty' | 'stale'>
  /** Before Copy. */
  actions?: ReactNode
  /** Above the field. */
  children?: ReactNode
  /** Below the field. */
  after?: ReactNode
  /** In the place of the field. */
  instead?: ReactNode
  pane?: React.Ref<TextPaneHandle>
}

/** The pane a tool gives its result in: what it is, whether it is current, and the ways to take it along. */
export function OutputPane({ title, value, isEmpty, stale = null, note, description, tone, ...props }: Props) {
  const { copy, download, actions, children, after, instead, pane, view, className = '', ...field } = props
  const id = useId()
  const noteId = useId()
  const shared = { isEmpty, stale }
  return (
    <Pane
      title={title}
      {...(!instead && { labelFor: id })}
      noteId={noteId}
      note={stale && !isEmpty ? <span className="text-warn">{outOfDate}</span> : (description ?? note)}
      tone={stale && !isEmpty ? undefined : tone}
      view={view}
      className={className}
      actions={
        <>
          {actions}
          <CopyAction {...shared} {...copy} />
          <DownloadAction {...shared} {...download} />
        </>
      }
    >
      {children}
      {instead || (
        <TextPane
          id={id}
          label={title}
          value={value}
          readOnly
          {...(pane && { ref: pane })}
          {...(description && { description, describedBy: noteId })}
          {...field}
        />
      )}
      {after}
    </Pane>
  )
}
