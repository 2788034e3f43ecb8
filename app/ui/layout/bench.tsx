import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { usePanel } from './tabs.tsx'

/** The workbench: one bordered panel that holds a whole tool, as high as the window allows. */
export const Bench = ({ label, className = '', ...rest }: { label: string } & ComponentProps<'section'>) => (
  <section aria-label={label} className={`bench ${className}`} {...rest} />
)

/** Pushes what follows to the other end of its row. */
export const Spacer = () => <span className="grow" />

/** The line between the panes (split.ts): `start` is how much of the width the first has before it is moved. */
const Split = ({ slug, start }: { slug: string; start: number }) => (
  // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be moved.
  <div
    role="separator"
    aria-label="Resize panes"
    aria-orientation="vertical"
    aria-valuemin={25}
    aria-valuemax={75}
    aria-valuenow={start}
    tabIndex={0}
    data-split={slug}
    data-tip="Drag or arrow keys, double-click resets"
    className="split"
  />
)

/** How much of the width the first pane has: those that the style sheet knows (app.css). */
type Start = 31 | 33 | 34 | 36 | 38 | 40 | 58 | 59 | 60

type PanesProps = { slug: string; start: Start; children: readonly [ReactNode, ReactNode]; className?: string }

/** Two panes side by side, or two columns of panes, with a line between them that can be moved; below 1,024 px one above the other. */
export const Panes = ({ slug, start, children: [first, second], className = '' }: PanesProps) => (
  <div className={`panes [--start:${start}] ${className}`}>
    {first}
    <Split slug={slug} start={start} />
    {second}
  </div>
)

/** Panes one above the other, each as high as its own class says. */
export const Column = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`column ${className}`}>{children}</div>
)

type PaneProps = {
  title: string
  /** The name of its tab on a phone, where that is not the title. */
  tab?: string
  /** The id of the field the title labels. */
  labelFor?: string
  /** What gives that field the focus. */
  keys?: string
  note?: ReactNode
  noteId?: string
  tone?: 'bad' | 'ok' | undefined
  /** How the content is shown, and what a phone keeps of the head. */
  view?: ReactNode
  actions?: ReactNode
  className?: string
  children: ReactNode
}

const noteTones = { bad: 'text-bad', ok: 'text-ok', plain: 'text-ink-3' }

/** A titled part of a workbench: name, count, view and verdict │ actions; what it holds has the rest of the height. */
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
        <span id={noteId} className={`min-w-0 font-mono text-note leading-tight ${noteTones[tone ?? 'plain']}`}>
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

/** A line across a bench or a pane: what was tolerated, examples, the place of the caret. */
export const Strip = ({
  tone = 'plain',
  className = '',
  ...rest
}: { tone?: keyof typeof stripTones } & ComponentProps<'div'>) => (
  <div className={`strip ${stripTones[tone]} ${className}`} {...rest} />
)

/** What the page around a workbench adds to it: a figure at the right end of the status bar, and what "Prove it" does. */
export const StatusEnd = createContext<{ line: ReactNode; prove: { label: string; onPress: () => void } } | null>(null)

/** What a phone has below the status bar. */
export const BenchFoot = createContext<ReactNode>(null)

/** The line at the foot of every workbench: what is true now. */
export function StatusBar({ children }: { children: ReactNode }) {
  const end = useContext(StatusEnd)
  return (
    <div className="foot">
      <div className="status-bar">
        <div className="statements">{children}</div>
        {end && <div className="measured">{end.line}</div>}
      </div>
      {useContext(BenchFoot)}
    </div>
  )
}

const tones = { ok: 'text-ok', bad: 'text-bad', warn: 'text-warn', plain: 'text-ink-2', working: 'text-ink' }

/** A statement on the status bar; green only where something has been verified. */
export function Status({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1.75 font-strong ${tones[tone]}`}>
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />
      {children}
    </span>
  )
}
