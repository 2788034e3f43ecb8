import { useEffect, useLayoutEffect } from 'react'
import { beforeFirstAction } from '#app/browser/before-first-action.ts'
import type { Lazy } from '#app/ui/island/lazy.ts'
import type { Desk } from './use-desk.ts'

/**
 * Fills the empty bench once the late part of its tool is there: in idle time after the page has loaded, or when the visitor
 * first touches the page. A field that has the focus by then is selected, so that typing replaces its text.
 */
export function useFirstSight<S, A>(desk: Pick<Desk<S, A>, 'fill' | 'isFirst'>, lazy: Lazy<object>, make: () => A) {
  useEffect(() => beforeFirstAction(() => void lazy.prepare().then(() => lazy.read().part && desk.fill(make()))), [])
  useLayoutEffect(() => {
    const held = document.activeElement
    if (desk.isFirst && held instanceof HTMLInputElement && held.closest('.bench')) held.select()
  }, [desk.isFirst])
}
