import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { beforeFirstAction } from '#app/browser/before-first-action.ts'
import { markSent, unmarkSent } from '#app/offline/receive-hand-over.ts'
import { dropHandOver, hasServiceWorker, watchServiceWorker } from '#app/offline/sw-client.ts'
import { createLazy, useLazy } from '#app/ui/island/lazy.ts'
import { useDesk } from '#app/work/bench/use-desk.ts'
import type { ShownOffer } from './offers.ts'
import { watchPastes } from './pastes.ts'
import { type Action, initialState, isDemonstration, isEmpty, isLike, reduce, type State } from './state.ts'

/** The code that knows the tools. */
const lazy = createLazy(() => import('./offers.ts'))

/** The input or the demonstration, what the tools can do with it, and how to open them. */
export function usePasteBox(shown: readonly ShownOffer[]) {
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
    () => (isDemonstration(judged) ? shown : (known?.offerTools(judged) ?? [])),
    [known, judged, isKept, keeping],
  )
  const [refused, setRefused] = useState<State<File> | null>(null)
  // The chosen offer, while the input is being passed to its tool.
  const [passing, setPassing] = useState<ShownOffer | null>(null)
  const isStuck = found.some((offer) => offer.isStuck)
  const isAwaited = isStuck && keeping === 'coming' && refused !== state
  const offers = found.map((each) => ({ ...each, isStuck: refused === state || (each.isStuck && keeping === 'none') }))
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
  useEffect(
    () =>
      watchPastes((text) => {
        desk.replace({ type: 'load', text, opened: null })
        desk.focus()
      }),
    [],
  )
  // boot.ts selected the example when the visitor focused it, but React has set it again since.
  useLayoutEffect(() => {
    const field = document.activeElement
    const isIt = field instanceof HTMLTextAreaElement && field.closest('[data-example]') !== null
    if (isIt && field.value === state.text) field.select()
  }, [])
  // Input left for a tool that was never opened is outdated.
  useEffect(() => dropHandOver(), [state])

  async function choose(chosen: ShownOffer) {
    const state = desk.read()
    const known = await lazy.load().catch(() => null)
    // The latest text counts, even if the offers on screen are still those of the previous one.
    const offer = state === judged ? chosen : known?.offerTools(state).find((each) => isLike(each, chosen))
    if (!offer) return
    setPassing(offer)
    const openTool = await known?.passInput(state, offer)
    setPassing(null)
    // This may have taken a while, and the visitor may have changed the input.
    if (desk.read() !== state) dropHandOver()
    else if (openTool) openTool()
    else setRefused(state)
  }

  async function chooseBest() {
    if (isEmpty(desk.read())) return
    const [best] = (await lazy.load().catch(() => null))?.offerTools(desk.read()) ?? []
    if (best) await choose(best)
  }

  const bestGuess = isEmpty(judged) ? '' : (known?.describeBest(offers, judged.text) ?? '')
  const tryAgain = () => void lazy.load().catch(() => null)
  return { desk, known, judged, offers, isAwaited, passing, bestGuess, choose, chooseBest, isMissing, tryAgain }
}
