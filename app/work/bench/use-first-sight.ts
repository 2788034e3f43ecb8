import { useEffect, useLayoutEffect, useRef } from 'react'
import { beforeFirstAction } from '#app/browser/before-first-action.ts'
import type { Lazy } from '#app/ui/island/lazy.ts'
import type { Desk } from './use-desk.ts'

/**
 * Fills the empty bench once the late part of its tool is there: in idle time after the page has loaded, or when the visitor
 * first touches the page. Until the visitor brings something, it follows the settings. A field that has the focus by then is
 * selected, so that typing replaces its text.
 */
export function useFirstSight<S extends { settings: object }, A>(
  desk: Pick<Desk<S, A>, 'fill' | 'show' | 'isFirst' | 'state'>,
  lazy: Lazy<object>,
  make: () => A,
) {
  const made = useRef<A>(null)
  useEffect(
    () =>
      beforeFirstAction(() =>
        lazy.prepare().then(() => {
          if (!lazy.read().part) return
          made.current = make()
          desk.fill(made.current)
        }),
      ),
    [],
  )
  useLayoutEffect(() => {
    if (desk.isFirst && made.current) desk.show(made.current)
  }, [JSON.stringify(desk.state.settings)])
  useLayoutEffect(() => {
    const held = document.activeElement
    if (desk.isFirst && held instanceof HTMLInputElement && held.closest('.bench')) held.select()
  }, [desk.isFirst])
}
