import BookOpen from 'lucide/dist/esm/icons/book-open.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { useLazy } from '#app/ui/island/lazy.ts'
import { Pane } from '#app/ui/layout/bench.tsx'
import type { TabsState } from '#app/ui/layout/tabs.tsx'
import { lazy } from './use-html.ts'

/** The drawer with all entities at the bottom of the bench, and the button that opens it. On a phone it is a tab. */
export function useEntities(tabs: TabsState) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  function close() {
    setOpen(false)
    opener.current?.focus()
  }
  // While the search field has text, Escape clears the field and does not close the drawer.
  const closeByKey = ({ key, target }: KeyboardEvent) =>
    isOpen && key === 'Escape' && !(target as HTMLInputElement).value && close()
  const isShown = isOpen || (tabs.isPhone && tabs.shown === 'Entities')
  const { part } = useLazy(lazy, isShown)
  return {
    button: (
      <Button
        variant="ghost"
        className="max-sm:hidden"
        icon={BookOpen}
        aria-expanded={isOpen}
        aria-controls={id}
        ref={opener}
        onClick={() => setOpen(!isOpen)}
      >
        All named entities
      </Button>
    ),
    drawer: (
      // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for Escape from the controls inside.
      <div id={id} className={isOpen ? 'drawer' : 'drawer sm:hidden'} onKeyDown={closeByKey}>
        <Pane
          title="Entities"
          actions={
            <Button variant="ghost" size="small" icon={X} onClick={close}>
              Close
            </Button>
          }
        >
          {isShown && part && <part.EntityFinder />}
        </Pane>
      </div>
    ),
  }
}
