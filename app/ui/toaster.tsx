import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { dismissToast, readToasts, type ShownToast, watchToasts } from './toast.ts'

const lifetime = 4500
const none: readonly ShownToast[] = []

type CardProps = { toast: ShownToast; isPaused: boolean; dismissLabel: string } & ComponentProps<'li'>

function ToastCard({ toast, isPaused, dismissLabel, ...rest }: CardProps) {
  useEffect(() => {
    if (isPaused || toast.stays) return
    const timer = setTimeout(() => dismissToast(toast.id), lifetime)
    return () => clearTimeout(timer)
  }, [toast.id, toast.stays, isPaused])
  const isError = toast.tone === 'error'
  const Icon = isError ? CircleAlert : CircleCheck
  return (
    <li
      {...rest}
      className="pointer-events-auto flex items-start gap-3 rounded-panel border border-line-strong bg-surface p-3.5 text-body shadow-float"
    >
      <Icon
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${isError ? 'text-bad' : 'text-ok'}`}
      />
      <div className="min-w-0 grow">
        <p className="font-[560]">{toast.title}</p>
        {toast.description && <p className="text-ink-2">{toast.description}</p>}
        {toast.action && (
          <Button
            size="small"
            className="mt-2"
            onClick={() => {
              dismissToast(toast.id)
              toast.action?.run()
            }}
          >
            {toast.action.label}
          </Button>
        )}
      </div>
      <button
        type="button"
        aria-label={dismissLabel}
        // A click leaves the focus where the visitor works.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => dismissToast(toast.id)}
        className="-m-1 rounded-control p-1 text-ink-3 hover:text-ink"
      >
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </li>
  )
}

/** The notification area: polite, at most three; those that only say something go by themselves, but wait while hovered or focused. */
export function Toaster({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const toasts = useSyncExternalStore(watchToasts, readToasts, () => none)
  const [hovered, setHovered] = useState<number | null>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<Element | null>(null)
  // A card that goes tells neither that the pointer left it nor that the focus did.
  const isPaused = toasts.some(({ id }) => id === hovered || id === focused)

  useLayoutEffect(() => {
    if (focused === null || toasts.some(({ id }) => id === focused)) return
    const next = toasts.findIndex(({ id }) => id > focused)
    const button = list.current?.children.item(next < 0 ? toasts.length - 1 : next)?.querySelector(':scope > button')
    const target = button ?? cameFrom.current
    setFocused(null)
    if (target instanceof HTMLElement) target.focus()
  }, [toasts, focused])

  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed right-4 bottom-4 z-20 w-[min(380px,calc(100vw-2rem))]"
    >
      <ol ref={list} className="grid gap-2">
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            isPaused={isPaused}
            dismissLabel={dismissLabel}
            onPointerEnter={() => setHovered(toast.id)}
            onPointerLeave={() => setHovered(null)}
            onFocus={({ relatedTarget }) => {
              if (relatedTarget && !list.current?.contains(relatedTarget)) cameFrom.current = relatedTarget
              setFocused(toast.id)
            }}
            onBlur={() => setFocused(null)}
          />
        ))}
      </ol>
    </section>
  )
}
