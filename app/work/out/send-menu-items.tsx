import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { noReceiver, receiversMissing } from '../messages.ts'
import { LoadOtherTools, type Receiver } from './other-tools-context.ts'
import { type Output, packOutput } from './pack.ts'

/** Menu items, best match first. */
export function SendMenuItems({ give }: { give: Output }) {
  const load = useContext(LoadOtherTools)
  const [receivers, setReceivers] = useState<readonly Receiver[] | null>(null)
  const [problem, setProblem] = useState('')
  const first = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    Promise.all([packOutput(give), load()]).then(
      ([goods, { listReceivers }]) => {
        const found = goods ? listReceivers(goods) : []
        setReceivers(found)
        if (found.length === 0) setProblem(noReceiver)
      },
      (error: unknown) => {
        console.error(error)
        setProblem(receiversMissing)
      },
    )
  }, [])

  // The menu opened before it had an item to focus. In a later effect, the menu may already be closing, which would lose the focus.
  useLayoutEffect(() => {
    const menu = first.current?.closest('[role=menu]')
    if (menu && !menu.contains(document.activeElement)) first.current?.focus()
  }, [receivers])

  if (problem)
    return (
      <button type="button" role="menuitem" tabIndex={-1} aria-disabled="true" className="menu-item text-ink-3">
        {problem}
      </button>
    )
  return receivers?.map((receiver, index) => (
    <button
      key={receiver.slug}
      ref={index === 0 ? first : null}
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-description={receiver.kind}
      className="menu-item"
      onClick={(event) => {
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
        void receiver.send()
      }}
    >
      <span aria-hidden="true" className="w-11 shrink-0 font-mono text-small">
        {receiver.glyph}
      </span>
      <span className="grow">{receiver.name}</span>
      <span aria-hidden="true" className="ml-4 text-small text-ink-3 max-sm:hidden">
        {receiver.kind}
      </span>
    </button>
  ))
}
