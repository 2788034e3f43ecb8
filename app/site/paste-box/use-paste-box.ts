import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { beforeFirstAct } from '#app/browser/before-first-act.ts'
import { dropHandOver, hasServiceWorker, watchServiceWorker } from '#app/offline/sw-client.ts'
import { markSent, unmarkSent } from '#app/offline/take-over.ts'
import { createLazy, useLazy } from '#app/ui/island/lazy.ts'
import { useDesk } from '#app/work/bench/use-desk.ts'
import { type Action, initialState, isDemonstration, isEmpty, reduce, type State } from './state.ts'
import { isLike, type Way } from './way.ts'

/** What knows the tools. */
const lazy = createLazy(() => import('./ways.ts'))

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
  const isKept = useSyncExternalStore(watchServiceWorker, hasServiceWorker, () => false)
  // Where none is there yet, one may be on its way.
  const [keeping, setKeeping] = useState<'coming' | 'there' | 'none'>('coming')
  const found = useMemo(
    () => (isDemonstration(judged) ? shown : (known?.listWays(judged) ?? [])),
    [known, judged, isKept, keeping],
  )
  const [refused, setRefused] = useState<State<File> | null>(null)
  const [carried, setCarried] = useState<Way | null>(null)
  const isStuck = found.some((way) => way.isStuck)
  const isAwaited = isStuck && keeping === 'coming' && refused !== state
  const ways = found.map((way) => ({ ...way, isStuck: refused === state || (way.isStuck && keeping === 'none') }))
  useEffect(() => {
    if (isStuck) void known?.bringServiceWorker().then((isThere) => setKeeping(isThere ? 'there' : 'none'))
  }, [isStuck])

  // Who comes back to a page that the browser has not kept is told that the text is gone.
  const isFilled = !isEmpty(state)
  useEffect(() => {
    if (!isFilled) return
    markSent()
    return unmarkSent
  }, [isFilled])

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
    setCarried(way)
    const isCarried = await known?.carry(state, way)
    setCarried(null)
    // It may have taken a while, and what stands there be another.
    if (desk.read() !== state) dropHandOver()
    else if (isCarried) location.assign(way.address)
    else setRefused(state)
  }

  return {
    desk,
    known,
    judged,
    ways,
    isAwaited,
    carried,
    isDemonstration: isDemonstration(state),
    bestGuess: isEmpty(judged) ? '' : (known?.describeBest(ways) ?? ''),
    choose: (way: Way) => void choose(way),
    async chooseBest() {
      if (isEmpty(desk.read())) return
      const [best] = (await lazy.load().catch(() => null))?.listWays(desk.read()) ?? []
      if (best) await choose(best)
    },
    isMissing,
    tryAgain: () => void lazy.load().catch(() => null),
  }
}
