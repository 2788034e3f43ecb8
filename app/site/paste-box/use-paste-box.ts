import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { href } from '#app/config.ts'
import { hasKeeper, watchKeeper } from '#app/offline/keeper.ts'
import { dropHandOver } from '#app/offline/take-over.ts'
import { toolPath } from '#app/tools/catalogue.ts'
import type { Offer } from '#app/tools/recognize.ts'
import { useDesk } from '#app/work/use-desk.ts'
import { type Action, initialState, isEmpty, reduce, type State } from './state.ts'
import { useWays } from './use-ways.ts'
import type { Way } from './ways.ts'

/** What was put in, what can be done with it, and the way to the tool that does it. */
export function usePasteBox() {
  const { known, hasFailed, want, warmUp } = useWays()
  const desk = useDesk<State<File>, Action<File>>(reduce, initialState, {
    slug: '',
    isEmpty,
    onText: ({ text, opened, isAgain }) => desk.replace({ type: 'load', text, opened }, { isAgain }),
    onBytes: (file, fileType) => desk.replace({ type: 'take', file, fileType }),
  })
  const { state } = desk
  const judged = useDeferredValue(state)
  const isKept = useSyncExternalStore(watchKeeper, hasKeeper, () => false)
  const found = useMemo(() => known?.listWays(judged) ?? [], [known, judged, isKept])
  const [refused, setRefused] = useState<State<File> | null>(null)
  const ways = refused === state ? found.map((way) => ({ ...way, isStuck: true })) : found

  const isUsed = !isEmpty(state)
  useEffect(() => {
    if (isUsed) warmUp()
  }, [isUsed])
  // What was left for a tool that was never opened is wanted no more.
  useEffect(() => dropHandOver(), [state])

  async function choose(offer: Offer) {
    const state = desk.read()
    const ways = await want()
    if (await ways?.carry(state, offer)) location.assign(href(toolPath(offer.slug)))
    else setRefused(state)
  }

  return {
    desk,
    judged,
    ways,
    bestGuess: known?.describeBest(ways) ?? '',
    choose: (way: Way) => void choose(way),
    /** The newest text counts, even where the ways on the screen are still those of the one before. */
    async chooseBest() {
      const [best] = (await want())?.listWays(desk.read()) ?? []
      if (best && !best.isStuck) await choose(best)
    },
    hasFailed,
    want,
    warmUp,
  }
}
