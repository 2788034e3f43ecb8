import FolderOpen from 'lucide/dist/esm/icons/folder-open.mjs'
import { type ComponentProps, type ReactNode, useContext, useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { FileButton } from '#app/ui/controls/file-button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Progress } from '#app/ui/feedback/progress.tsx'
import { useLazy } from '#app/ui/island/lazy.ts'
import { Pane } from '#app/ui/layout/bench.tsx'
import { BenchTabs } from '#app/ui/layout/tabs.tsx'
import { TextPane } from '#app/ui/text-pane/text-pane.tsx'
import { UndoButton } from '../bench/undo-button.tsx'
import type { Desk } from '../bench/use-desk.ts'
import { lazyFloor } from '../lazy-floor.ts'
import { cancelLabel, markRemoved, openFileLabel, readingFile, sampleLabel } from '../messages.ts'
import type { StandInProps } from './stand-in.tsx'

type FileProps = Pick<ComponentProps<typeof FileButton>, 'accept' | 'isMultiple'>

export const OpenFile = ({ desk, ...files }: FileProps & { desk: Pick<Desk<never, never>, 'receive'> }) => (
  <FileButton label={openFileLabel} icon={FolderOpen} onFiles={desk.receive} {...files} />
)

type AnyDesk = Pick<Desk<never, never>, 'undo' | 'undoPane' | 'intake' | 'receive' | 'pane' | 'focus'>
type FieldProps = Pick<
  ComponentProps<typeof TextPane>,
  'placeholder' | 'rich' | 'mark' | 'isWrapped' | 'onRun' | 'layer'
>

type Props = FieldProps & {
  desk: AnyDesk
  /** The field's name, shown as the pane's title. */
  title: string
  value: PaneText
  onChange: (text: PaneText) => void
  note?: ReactNode
  /** What is wrong with the text; `errorId` if that is shown elsewhere. */
  error?: string | undefined
  errorId?: string
  /** Before "Open file". */
  actions?: ReactNode
  accept?: string | undefined
  isMultiple?: boolean
  /** Renders something in place of the field (stand-in.tsx), such as a chosen file. */
  instead?: ((stand: StandInProps) => ReactNode) | null | undefined
  /** Loads an example: offered in the empty field. */
  onSample?: () => void
  /** Below the field. */
  children?: ReactNode
  className?: string
}

/** A tool's input pane: typed or pasted text, or a file, with its progress and a choice of charset. */
export function InputPane({ desk, title, value, onChange, error, errorId, instead, ...props }: Props) {
  const { note, actions, onSample, children, accept, isMultiple, className = '', ...field } = props
  const tabs = useContext(BenchTabs)
  const id = useId()
  const { reading, refused, opened } = desk.intake.read()
  const { part } = useLazy(lazyFloor)
  const problem = refused ?? error
  const describedBy = error && !refused && errorId ? errorId : `${id}-problem`
  const isReplaced = Boolean(instead)
  const wasReplaced = useRef(isReplaced)

  // The focused element may have disappeared with the field or with its stand-in.
  useLayoutEffect(() => {
    if (wasReplaced.current !== isReplaced && document.activeElement === document.body) desk.focus()
    wasReplaced.current = isReplaced
  }, [isReplaced])

  // Messages about a file appear in this pane, wherever the file was opened.
  const isSpokenOf = Boolean(refused ?? reading)
  useEffect(() => {
    if (isSpokenOf) tabs?.show(title)
  }, [isSpokenOf])

  return (
    <Pane
      title={title}
      className={className}
      {...(!instead && { labelFor: id })}
      keys="Alt+I"
      note={note}
      actions={
        <>
          <UndoButton desk={desk} />
          {actions}
          {/* Last, so that it stays where it is. */}
          {!tabs?.isPhone && <OpenFile {...{ desk, accept, isMultiple }} />}
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
      {opened?.isGuessed && part && <part.CharsetNotice opened={opened} intake={desk.intake} />}
      {opened?.isMarkRemoved && (
        <Notice tone="plain" role="status">
          {markRemoved}
        </Notice>
      )}
      {/* Below a placeholder of two lines. */}
      {onSample && value.length === 0 && !instead && !reading && (
        <div className="relative z-1 h-0">
          <Button
            variant="ghost"
            size="small"
            className={`absolute top-18 left-1.5 ${field.rich ? 'left-7.75 sm:left-11.75' : field.layer?.numbers ? 'sm:left-11.75' : ''}`}
            onClick={() => {
              onSample()
              desk.focus()
            }}
          >
            {sampleLabel}
          </Button>
        </div>
      )}
      {instead ? (
        instead({ ref: desk.pane, label: title, describedBy: problem && describedBy, onRun: field.onRun })
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
