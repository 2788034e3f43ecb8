import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'

/** The workbench: one bordered panel that holds a whole tool. */
export function Bench({ label, className = '', children, ...rest }: { label: string } & ComponentProps<'section'>) {
  return (
    <section aria-label={label} className={`bench ${className}`} {...rest}>
      {children}
    </section>
  )
}

/** The row of actions on top of a workbench, primary action first; on a phone that one takes the whole width. */
export function Bar({ children }: { children: ReactNode }) {
  return <div className="bar">{children}</div>
}

/** Pushes what follows to the other end of its row. */
export const Spacer = () => <span className="grow max-sm:hidden" />

/** Two panes side by side, stacked on a phone. */
export function Panes({ children }: { children: ReactNode }) {
  return <div className="panes">{children}</div>
}

type PaneProps = {
  title: string
  /** The id of the field the title labels. */
  labelFor?: string
  note?: ReactNode
  noteId?: string
  tone?: 'bad' | undefined
  actions?: ReactNode
  children: ReactNode
}

/** A titled part of a workbench with actions of its own. */
export function Pane({ title, labelFor, note, noteId, tone, actions, children }: PaneProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <div className="pane-head">
        {labelFor ? (
          <label htmlFor={labelFor} className="shrink-0 text-small font-strong">
            {title}
          </label>
        ) : (
          <span className="shrink-0 text-small font-strong">{title}</span>
        )}
        <span
          id={noteId}
          className={`min-w-0 font-mono text-note leading-tight ${tone === 'bad' ? 'text-bad' : 'text-ink-3'}`}
        >
          {note}
        </span>
        <div className="ml-auto flex shrink-0">{actions}</div>
      </div>
      {children}
    </div>
  )
}

/** What the page around a workbench adds at the right end of its status bar. */
export const StatusEnd = createContext<ReactNode>(null)

/** The line at the foot of every workbench: what is true now. */
export function StatusBar({ children }: { children: ReactNode }) {
  const end = useContext(StatusEnd)
  return (
    <div className="status-bar">
      {children}
      {end && <div className="ml-auto flex flex-wrap items-center gap-x-3">{end}</div>}
    </div>
  )
}

const tones = { ok: 'text-ok', bad: 'text-bad', warn: 'text-warn', plain: 'text-ink-2' }

/** A statement on the status bar; green only where something has been verified. */
export function Status({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1.75 font-strong ${tones[tone]}`}>
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />
      {children}
    </span>
  )
}
