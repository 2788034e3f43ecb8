import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { beforeFirstAction } from '#app/browser/before-first-action.ts'
import { markSent, unmarkSent } from '#app/offline/receive-hand-over.ts'
import { dropHandOver, hasServiceWorker, watchServiceWorker } from '#app/offline/sw-client.ts'
import { createLazy, useLazy } from '#app/ui/island/lazy.ts'
import { useDesk } from '#app/work/bench/use-desk.ts'
import { type Action, initialState, isDemonstration, isEmpty, isLike, reduce, type State, type Way } from './state.ts'

/** The code that knows the tools. */
const lazy = createLazy(() => import('./ways.ts'))

/** The input or the demonstration, what the tools can do with it, and how to open them. */
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
  // If there is no service worker yet, one may be starting.
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

  // If the visitor comes back and the browser had to reload the page, a message says that the text is gone.
  const isFilled = !isEmpty(state)
  useEffect(() => {
    if (!isFilled) return
    markSent()
    return unmarkSent
  }, [isFilled])

  useEffect(() => beforeFirstAction(() => void lazy.prepare()), [])
  // boot.ts selected the example when the visitor focused it, but React has set it again since.
  useLayoutEffect(() => {
    const field = document.activeElement
    const isIt = field instanceof HTMLTextAreaElement && field.closest('[data-example]') !== null
    if (isIt && field.value === state.text) field.select()
  }, [])
  // Input left for a tool that was never opened is outdated.
  useEffect(() => dropHandOver(), [state])

  async function choose(chosen: Way) {
    const state = desk.read()
    const known = await lazy.load().catch(() => null)
    // The latest text counts, even if the offers on screen are still those of the previous one.
    const way = state === judged ? chosen : known?.listWays(state).find((way) => isLike(way, chosen))
    if (!way) return
    setCarried(way)
    const isCarried = await known?.carry(state, way)
    setCarried(null)
    // This may have taken a while, and the visitor may have changed the input.
    if (desk.read() !== state) dropHandOver()
    else if (isCarried) location.assign(way.address)
    else setRefused(state)
  }

  async function chooseBest() {
    if (isEmpty(desk.read())) return
    const [best] = (await lazy.load().catch(() => null))?.listWays(desk.read()) ?? []
    if (best) await choose(best)
  }

  const bestGuess = isEmpty(judged) ? '' : (known?.describeBest(ways) ?? '')
  const tryAgain = () => void lazy.load().catch(() => null)
  return { desk, known, judged, ways, isAwaited, carried, bestGuess, choose, chooseBest, isMissing, tryAgain }
}
