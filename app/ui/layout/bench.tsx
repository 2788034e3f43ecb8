import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { usePanel } from './tabs.tsx'

/** Pushes everything after it to the end of the row. */
export const Spacer = () => <span className="grow" />

/** The line between two panes (site/split.ts): `start` is the width of the first in percent, until the line is moved. */
const Split = ({ slug, start }: { slug: string; start: number }) => (
  // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be dragged.
  <div
    role="separator"
    aria-label="Resize panes"
    aria-orientation="vertical"
    aria-valuemin={25}
    aria-valuemax={75}
    aria-valuenow={start}
    tabIndex={0}
    data-split={slug}
    data-tip="Drag or use the arrow keys. Double-click to reset."
    className="split"
  />
)

/** The width of the first pane in percent: only values that app.css lists. */
type Start = 31 | 34 | 36 | 38 | 40 | 58 | 59 | 60

type PanesProps = { slug: string; start: Start; children: readonly [ReactNode, ReactNode]; className?: string }

/** Two panes or columns side by side, with a line between them to drag; below 1,024 px one above the other. */
export const Panes = ({ slug, start, children: [first, second], className = '' }: PanesProps) => (
  <div className={`panes [--start:${start}] ${className}`}>
    {first}
    <Split slug={slug} start={start} />
    {second}
  </div>
)

/** Panes one above the other; each sets its height with its own class. */
export const Column = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`column ${className}`}>{children}</div>
)

type PaneProps = {
  title: string
  /** The name of its tab on a phone, if not the title. */
  tab?: string
  /** The id of the field the title labels. */
  labelFor?: string
  /** The keys that focus that field. */
  keys?: string
  note?: ReactNode
  noteId?: string
  tone?: 'bad' | 'ok' | undefined
  /** View settings; a phone keeps the pane's head only if there are any. */
  view?: ReactNode
  actions?: ReactNode
  className?: string
  children: ReactNode
}

const noteTones = { bad: 'text-bad', ok: 'text-ok', plain: 'text-ink-3' }

/** A titled part of a workbench: title, view, note │ actions; its content gets the rest of the height. */
export function Pane({ title, tab = title, labelFor, keys, note, noteId, tone, view, ...props }: PaneProps) {
  const { actions, className = '', children } = props
  const { isTab, className: shown, attributes } = usePanel(tab)
  const titleClass = `shrink-0 text-small font-strong ${isTab ? 'max-sm:sr-only' : ''}`
  return (
    <div {...attributes} className={`pane ${shown} ${className}`}>
      <div className={`pane-head ${isTab && !view ? 'max-sm:hidden' : ''}`}>
        {labelFor ? (
          <label htmlFor={labelFor} aria-keyshortcuts={keys} className={titleClass}>
            {title}
          </label>
        ) : (
          <span className={titleClass}>{title}</span>
        )}
        {view}
        <span id={noteId} className={`pane-note ${noteTones[tone ?? 'plain']}`}>
          {note}
        </span>
        {actions && (
          <div className={`ml-auto flex shrink-0 items-center ${isTab ? 'max-sm:hidden' : ''}`}>{actions}</div>
        )}
      </div>
      {children}
    </div>
  )
}

const stripTones = { plain: '', sunken: 'bg-sunken', warn: 'bg-warn-soft text-warn' }

/** A line across a bench or a pane: what was tolerated, examples, the caret position. */
export const Strip = ({
  tone = 'plain',
  className = '',
  ...rest
}: { tone?: keyof typeof stripTones } & ComponentProps<'div'>) => (
  <div className={`strip ${stripTones[tone]} ${className}`} {...rest} />
)

/** What the page adds to a workbench: the line at the right end of the status bar, and what "Prove it" does. */
export const StatusEnd = createContext<{ line: ReactNode; prove: { label: string; onPress: () => void } } | null>(null)

/** What a phone shows below the status bar. */
export const BenchFoot = createContext<ReactNode>(null)

/** The line at the bottom of every workbench: its current state. */
export function StatusBar({ children }: { children: ReactNode }) {
  const end = useContext(StatusEnd)
  return (
    <div className="foot">
      <div className="status-bar">
        <div className="statements">{children}</div>
        {end && <div className="flex shrink-0 items-center gap-x-3">{end.line}</div>}
      </div>
      {useContext(BenchFoot)}
    </div>
  )
}

export const tones = { ok: 'text-ok', bad: 'text-bad', warn: 'text-warn', plain: 'text-ink-2', working: 'text-ink' }

/** A statement in the status bar; green only if something was verified or done. */
export function Status({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return <span className={`status ${tones[tone]}`}>{children}</span>
}
