import CircleX from 'lucide/dist/esm/icons/circle-x.mjs'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from '../controls/icon.tsx'

const tones = {
  bad: 'bg-bad-soft text-bad',
  warn: 'bg-warn-soft text-warn',
  plain: 'bg-paper text-ink-2',
}

type Props = {
  tone: keyof typeof tones
  /** An alert interrupts a screen reader, a status waits; none where something else announces it. */
  role?: 'alert' | 'status' | undefined
  id?: string
  /** Called where it goes away with the focus in it, to find that a place. */
  onLeave?: () => void
  /** What can be done about it. */
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/** Tells when an element goes away with the focus in it. */
export function useLeave<E extends HTMLElement>(onLeave: (() => void) | undefined) {
  const element = useRef<E>(null)
  const leave = useRef(onLeave)
  useLayoutEffect(() => {
    leave.current = onLeave
  })
  useLayoutEffect(() => {
    const left = element.current
    return () => {
      if (left?.contains(document.activeElement)) queueMicrotask(() => leave.current?.())
    }
  }, [])
  return element
}

/** A line across a pane that says something of what is beside it, with what can be done about it. */
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
