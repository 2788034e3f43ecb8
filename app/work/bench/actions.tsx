import { type ReactNode, type RefObject, useContext, useId, useRef } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import type { IconNode } from '#app/ui/controls/icon.tsx'
import type { useOptions } from '#app/ui/controls/options.tsx'
import { useLeave } from '#app/ui/feedback/notice.tsx'
import { Keys } from '#app/ui/keys/kbd.tsx'
import { StatusEnd } from '#app/ui/layout/bench.tsx'
import { BenchTabs } from '#app/ui/layout/tabs.tsx'
import { editLabel, resetLabel, sendLabel, undoLabel } from '../messages.ts'
import { copyOutput, findCopyRefusal } from '../out/copy-and-download.ts'
import {
  CopyAction,
  type CopyProps,
  DownloadAction,
  type DownloadProps,
  type Give,
  SendMenu,
} from '../out/output-actions.tsx'
import { More } from './more-actions.tsx'
import { Reset, ResetButton } from './reset-button.tsx'

type BenchAction = {
  label: string
  /** What the button of a phone says if it has no room for the label, which stays its name. */
  short?: string
  /** For its button in the bar. */
  className?: string
  onPress: () => void
  icon?: IconNode
  isDisabled?: boolean
  /** The key that also does it: `↵` is Ctrl+Enter or ⌘+Enter; Space works while no field has the focus. */
  keys?: '↵' | 'Space'
  /** On a phone it is only under "More actions". */
  isRare?: boolean
}

/** A tray and the button that opens it. While it is open, a phone also shows the view settings of the bar. */
type Options = Omit<ReturnType<typeof useOptions>, 'button' | 'row'> & { button?: ReactNode }

/** A tool's actions, listed once: for the bar above its panes and for the bar at the bottom of a phone. */
export type Actions = {
  primary?: BenchAction
  secondary?: readonly (BenchAction | false | null)[]
  clear?: BenchAction
  /** Swaps the two sides (Alt+W). */
  swap?: BenchAction
  options?: Options
  /** The first button on a phone, in tools that open no file. */
  download?: DownloadProps
  /** What a phone offers while an output pane is shown, by pane name. */
  outputs?: Record<string, Give> | undefined
  /** The pane that Edit leads to, if not the first. */
  input?: string
}

/** Copy as one of the actions, when there is no room for its own button; the same limits apply. */
export const copyAction = (copy: CopyProps & { label: string }, isRare = false): BenchAction => ({
  label: copy.label,
  isRare,
  isDisabled: findCopyRefusal(copy) !== null,
  onPress: () => void copyOutput(copy),
})

/** Copy or Download as an icon with a name. */
const asIcon = ({ name, label }: CopyProps | DownloadProps, usual: string) => ({
  label: '',
  name: name ?? (typeof label === 'string' ? label : usual),
  variant: 'plain' as const,
  className: 'w-12 shrink-0',
})

/** The wide button. A label that says more than "Copy" needs the room of the icon. */
const wide = ({ label }: CopyProps) => ({
  variant: 'primary' as const,
  className: 'min-w-0 grow',
  ...(label && { icon: null }),
})

const shortcuts = { '↵': 'Control+Enter Meta+Enter', Space: 'Space' }

type ActionButtonProps = {
  action: BenchAction
  keys?: 'Alt+X' | 'Alt+W' | false
  variant?: 'primary' | 'ghost'
  className?: string
  isShort?: boolean
  /** Called if the button disappears while it has the focus. */
  onLeave?: () => void
  ref?: RefObject<HTMLButtonElement | null>
}

function ActionButton({
  action,
  keys,
  isShort,
  onLeave,
  ref,
  className = action.className,
  ...look
}: ActionButtonProps) {
  const short = isShort && action.short
  const left = useLeave<HTMLButtonElement>(onLeave)
  const button = ref ?? left
  // A disabled button loses the focus, even if it is disabled for just a moment.
  const isHeld = action.isDisabled && button.current?.matches(':focus')
  return (
    <Button
      {...look}
      className={className}
      ref={button}
      icon={action.icon ?? null}
      aria-keyshortcuts={keys || (action.keys && shortcuts[action.keys])}
      disabled={action.isDisabled && !isHeld}
      aria-disabled={isHeld || undefined}
      onClick={() => isHeld || action.onPress()}
      {...(short && { 'aria-label': action.label })}
    >
      {short || action.label}
      {action.keys && <Keys name={action.keys} className="border-current/60" />}
    </Button>
  )
}

type BarProps = {
  actions: Actions
  /** A choice of what to do, without a label: before the buttons, on a phone above the tabs. */
  lead?: ReactNode
  /** Before the buttons, on a phone above the tabs. */
  fields?: ReactNode
  /** View settings, on the right. */
  view?: ReactNode
}

/** The top row of a workbench: choice, fields → primary → secondary → Clear │ Reset, view, Options. With fields, Reset is in its corner. */
export function Bar({ actions: { primary, secondary = [], clear, swap, options }, lead, fields, view }: BarProps) {
  // It gets the focus when another button disappears with it.
  const main = useRef<HTMLButtonElement>(null)
  const focusMain = () => main.current?.focus()
  const isViewSeen = view && options?.isOpen
  return (
    <div className={`bar ${fields ? 'bar-fields' : lead || isViewSeen ? '' : 'max-sm:hidden'}`}>
      {lead && <div className="bar-lead">{lead}</div>}
      {fields}
      <div className="contents max-sm:hidden">
        {primary && <ActionButton ref={main} action={primary} variant="primary" />}
        {secondary.map(
          (action) =>
            action && (
              <ActionButton key={action.label} action={action} keys={action === swap && 'Alt+W'} onLeave={focusMain} />
            ),
        )}
        {clear && <ActionButton action={clear} keys="Alt+X" variant="ghost" onLeave={focusMain} />}
        {/* Room is kept for Reset: when it appears, nothing moves. */}
        <span className="bar-reset">
          <ResetButton />
        </span>
      </div>
      {view && (
        <div
          className={`flex flex-wrap items-center gap-x-3.5 gap-y-1 max-sm:order-last max-sm:w-full ${isViewSeen ? '' : 'max-sm:hidden'}`}
        >
          {view}
        </div>
      )}
      {options?.button && <div className="flex max-sm:hidden">{options.button}</div>}
    </div>
  )
}

type ActionBarProps = {
  actions: Actions
  open: ReactNode
  /** Undoes the last replacement, until the next edit. */
  undo: (() => void) | null
}

/** The action bar at the bottom of a phone: Open or Download → primary → one more → the rest. */
export function ActionBar({ actions, open, undo }: ActionBarProps) {
  const { primary, secondary = [], clear, options, outputs = {} } = actions
  const tabs = useContext(BenchTabs)
  const end = useContext(StatusEnd)
  const reset = useContext(Reset)?.reset
  // It gets the focus when another button disappears with it.
  const main = useRef<HTMLButtonElement>(null)
  const focusMain = () => main.current?.focus()
  const shown = tabs && outputs[tabs.shown]
  // Copying the result is what comes next in a tool without a main action.
  const output = shown ?? (primary ? undefined : Object.values(outputs)[0])
  const sendId = useId()
  const download = shown?.download ?? actions.download
  // A picture cannot be copied, so Download is what comes next.
  const isSaved = output && findCopyRefusal(output.copy)?.why === 'unfit'
  const isFirst = tabs?.shown === tabs?.names[0]
  const all = [primary, ...secondary, clear].filter((action) => !!action)
  const often = all.filter((action) => !action.isRare)
  // If the first pane is an output, the main action stays.
  const [first, second] = !output ? often : isFirst ? (primary ? [primary] : [null, often[0]]) : []
  const more = [
    output && {
      label: sendLabel,
      isDisabled: output.copy.isEmpty || Boolean(output.copy.stale),
      onPress: () => document.getElementById(sendId)?.showPopover(),
    },
    undo && all.every(({ label }) => label !== undoLabel) && { label: undoLabel, onPress: undo },
    ...all.filter((action) => action !== first && action !== second),
    options && { label: options.label, onPress: options.toggle, changed: options.changed },
    reset && { label: resetLabel, onPress: reset },
    end?.prove,
  ]
  return (
    <div className="action-bar">
      {isSaved ? null : download ? <DownloadAction {...download} {...asIcon(download, 'Download')} /> : open}
      {first && (
        <ActionButton
          ref={main}
          action={first}
          isShort
          {...(first === primary && { variant: 'primary' })}
          className="min-w-0 grow"
        />
      )}
      {output &&
        (isSaved ? (
          <DownloadAction {...output.download} variant="primary" className="grow" />
        ) : (
          <CopyAction {...output.copy} {...(first ? asIcon(output.copy, 'Copy') : wide(output.copy))} />
        ))}
      {second && <ActionButton key={second.label} action={second} className="flex-none" onLeave={focusMain} />}
      {shown && !isFirst && <Button onClick={() => tabs.show(actions.input ?? tabs.names[0]!)}>{editLabel}</Button>}
      <More actions={more.filter((action) => !!action)} />
      {output && <SendMenu id={sendId} give={output} className="menu-up [position-anchor:--more]" />}
    </div>
  )
}
