import FolderOpen from 'lucide/dist/esm/icons/folder-open.mjs'
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { charsetChoices } from '#app/lib/charset-names.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { Pane } from '#app/ui/bench.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { FileButton } from '#app/ui/file-button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { TextPane } from '#app/ui/text-pane/text-pane.tsx'
import { cancelLabel, guessedCharset, openFileLabel, readingFile } from './messages.ts'
import { Stand } from './stand.tsx'
import { UndoButton } from './undo-button.tsx'
import type { Desk } from './use-desk.ts'

type AnyDesk = Pick<Desk<never, never>, 'undo' | 'intake' | 'receive' | 'takesFiles' | 'pane' | 'focus'>
type FieldProps = Pick<
  ComponentProps<typeof TextPane>,
  'placeholder' | 'rich' | 'mark' | 'minHeight' | 'onRun' | 'keepsLineBreaks'
>

type Props = FieldProps & {
  desk: AnyDesk
  /** The name of the field, seen as the pane's title. */
  title: string
  value: PaneText
  onChange: (text: PaneText) => void
  note?: ReactNode
  /** What is wrong with the text, in words; `errorId` where they stand elsewhere. */
  error?: string | undefined
  errorId?: string
  /** Beside "Open file". */
  actions?: ReactNode
  accept?: string | undefined
  isMultiple?: boolean
  /** In the place of the field, a chosen file for example. */
  instead?: ReactNode
  /** Below the field. */
  children?: ReactNode
}

/** The pane a tool takes its text in: typed, pasted, or from a file, which is said while it is read and can be read in another charset. */
export function InputPane({
  desk,
  title,
  value,
  onChange,
  note,
  error,
  errorId,
  actions,
  instead,
  children,
  ...rest
}: Props) {
  const { accept, isMultiple = false, ...field } = rest
  const id = useId()
  const { reading, refused, opened } = desk.intake.read()
  const problem = refused ?? error
  const describedBy = error && !refused && errorId ? errorId : `${id}-problem`
  const isReplaced = Boolean(instead)
  const wasReplaced = useRef(isReplaced)

  // What held the focus may have gone with the field, or with what stood in its place.
  useLayoutEffect(() => {
    if (wasReplaced.current !== isReplaced && document.activeElement === document.body) desk.focus()
    wasReplaced.current = isReplaced
  }, [isReplaced])

  return (
    <Pane
      title={title}
      {...(!instead && { labelFor: id })}
      note={note}
      actions={
        <>
          <UndoButton desk={desk} />
          {desk.takesFiles && (
            <FileButton
              label={openFileLabel}
              icon={FolderOpen}
              {...(accept && { accept })}
              isMultiple={isMultiple}
              onFiles={desk.receive}
            />
          )}
          {actions}
        </>
      }
    >
      {reading && (
        <Progress
          label={readingFile(reading.name)}
          done={reading.done}
          cancelLabel={cancelLabel}
          onCancel={desk.intake.interrupt}
          onLeave={desk.focus}
        />
      )}
      {opened?.isGuessed && (
        <Notice
          tone="warn"
          role="status"
          actions={
            <SelectField
              label="Encoding"
              className="w-48"
              value={opened.charset}
              choices={charsetChoices}
              onChange={(charset) => void desk.intake.choose(charset)}
            />
          }
        >
          {guessedCharset(opened.file.name, opened.charset)}
        </Notice>
      )}
      {instead ? (
        <Stand ref={desk.pane} label={title} describedBy={problem && describedBy} onRun={field.onRun}>
          {instead}
        </Stand>
      ) : (
        <TextPane
          ref={desk.pane}
          id={id}
          label={title}
          value={value}
          onChange={onChange}
          invalid={error !== undefined}
          {...(problem && { description: problem, describedBy })}
          {...field}
        />
      )}
      {problem && describedBy !== errorId && (
        <Notice tone="bad" role="alert" id={describedBy}>
          {problem}
        </Notice>
      )}
      {children}
    </Pane>
  )
}
