import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { beforeFirstAct } from '#app/browser/before-first-act.ts'
import { dropHandOver, hasKeeper, watchKeeper } from '#app/offline/keeper.ts'
import { createLazy, useLazy } from '#app/ui/lazy.ts'
import { useDesk } from '#app/work/use-desk.ts'
import { type Action, initialState, isDemonstration, isEmpty, reduce, type State } from './state.ts'
import type { Way } from './ways.ts'

/** What knows the tools. */
const lazy = createLazy(() => import('./ways.ts'))

const isLike = (a: Way, b: Way) => a.slug === b.slug && a.task === b.task

/** What was put in, or is shown until then, what can be done with it, and the way to the tool that does it. */
export function usePasteBox(shown: readonly Way[]) {
  const desk = useDesk<State<File>, Action<File>>(reduce, initialState, {
    slug: '',
    isEmpty,
    onText: ({ text, opened, isAgain }) => desk.replace({ type: 'load', text, opened }, { isAgain }),
    onBytes: (file, fileType) => desk.replace({ type: 'take', file, fileType }),
  })
  const { state } = desk
  const { part: known, isMissing } = useLazy(lazy, !isDemonstration(state))
  const judged = useDeferredValue(state)
  const isKept = useSyncExternalStore(watchKeeper, hasKeeper, () => false)
  const found = useMemo(
    () => (isDemonstration(judged) ? shown : (known?.listWays(judged) ?? [])),
    [known, judged, isKept],
  )
  const [refused, setRefused] = useState<State<File> | null>(null)
  const ways = refused === state ? found.map((way) => ({ ...way, isStuck: true })) : found

  useEffect(() => beforeFirstAct(() => void lazy.prepare()), [])
  // The example was selected when the visitor came to it (boot.ts), and React has set it once more.
  useLayoutEffect(() => {
    const field = document.activeElement
    const isIt = field instanceof HTMLTextAreaElement && field.closest('[data-example]') !== null
    if (isIt && field.value === state.text) field.select()
  }, [])
  // What was left for a tool that was never opened is wanted no more.
  useEffect(() => dropHandOver(), [state])

  async function choose(chosen: Way) {
    const state = desk.read()
    const known = await lazy.load().catch(() => null)
    // The newest text counts, also where the ways on the screen are still those of the one before.
    const way = state === judged ? chosen : known?.listWays(state).find((way) => isLike(way, chosen))
    if (!way) return
    if (await known?.carry(state, way)) location.assign(way.address)
    else setRefused(state)
  }

  return {
    desk,
    known,
    judged,
    ways,
    isDemonstration: isDemonstration(state),
    bestGuess: isEmpty(judged) ? '' : (known?.describeBest(ways) ?? ''),
    choose: (way: Way) => void choose(way),
    async chooseBest() {
      if (isEmpty(desk.read())) return
      const [best] = (await lazy.load().catch(() => null))?.listWays(desk.read()) ?? []
      if (best && !best.isStuck) await choose(best)
    },
    isMissing,
    tryAgain: () => void lazy.load().catch(() => null),
  }
}
