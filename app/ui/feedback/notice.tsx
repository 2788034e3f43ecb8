import CircleX from 'lucide/dist/esm/icons/circle-x.mjs'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from '../controls/icon.tsx'
import { useLatest } from '../island/use-latest.ts'

const tones = {
  bad: 'bg-bad-soft text-bad',
  warn: 'bg-warn-soft text-warn',
  plain: 'bg-paper text-ink-2',
}

type Props = {
  tone: keyof typeof tones
  /** An alert interrupts a screen reader, a status waits; leave it out if something else announces the notice. */
  role?: 'alert' | 'status' | undefined
  id?: string
  /** Called if the notice disappears with the focus in it, to move the focus. */
  onLeave?: () => void
  /** Buttons for what to do about it. */
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/** Calls `onLeave` if the element disappears with the focus in it. */
export function useLeave<E extends HTMLElement>(onLeave: (() => void) | undefined) {
  const element = useRef<E>(null)
  const leave = useLatest(onLeave)
  useLayoutEffect(() => {
    const left = element.current
    return () => {
      if (left?.contains(document.activeElement)) queueMicrotask(() => leave.current?.())
    }
  }, [])
  return element
}

/** A line across a pane that says something about its content, with buttons for what to do about it. */
export function Notice({ tone, role, id, onLeave, actions, className = '', children }: Props) {
  const line = useLeave<HTMLDivElement>(onLeave)
  return (
    <div ref={line} className={`notice ${tones[tone]} ${role === 'alert' ? 'pane-alert' : ''} ${className}`}>
      {tone === 'bad' && <Icon of={CircleX} className="shrink-0" />}
      <div id={id} role={role} className="min-w-0 flex-1 basis-52 font-strong wrap-anywhere">
        {children}
      </div>
      {actions}
    </div>
  )
}
