import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { href } from '#app/config.ts'
import { isBlank } from '#app/lib/long-text.ts'
import { canHandOver, handOver, hasKeeper, watchKeeper } from '#app/offline/hand-over.ts'
import { dropHandOver } from '#app/offline/take-over.ts'
import { toolPath } from '#app/tools/catalogue.ts'
import { type Offer, offerForFile, recognize } from '#app/tools/recognize.ts'
import { tools } from '#app/tools/registry.ts'
import type { Tool } from '#app/tools/types.ts'
import { useDesk } from '#app/work/use-desk.ts'
import { type Action, initialState, isEmpty, listGoods, reduce, type State } from './state.ts'
import { type AllTraits, useTraits } from './use-traits.ts'

/** What a tool can do with it; stuck where it cannot be carried there. */
export type Way = Offer & { tool: Tool; isStuck: boolean }

const waysShown = 3

const pack = (traits: AllTraits, state: State<File>, { slug, task, part }: Offer) =>
  (part === undefined ? listGoods(state, traits[slug]?.accepts ?? [], task) : [{ text: part }]).find(canHandOver)

/** What can be done with it by the tools that are there, the likeliest first. */
function listWays(traits: AllTraits, state: State<File>): Way[] {
  const isFile = state.bytes !== null || (state.opened !== null && isBlank(state.text))
  const offers = isFile ? offerForFile(traits) : recognize(traits, state.text)
  return offers
    .flatMap((offer) => {
      const tool = tools.find(({ slug, available }) => slug === offer.slug && available)
      return tool ? { ...offer, tool, isStuck: !pack(traits, state, offer) } : []
    })
    .slice(0, waysShown)
}

/** What was put in, what can be done with it, and the way to the tool that does it. */
export function usePasteBox() {
  const { traits, hasFailed, want, warmUp } = useTraits()
  const desk = useDesk<State<File>, Action<File>>(reduce, initialState, {
    slug: '',
    isEmpty,
    onText: ({ text, opened, isAgain }) => desk.replace({ type: 'load', text, opened }, { isAgain }),
    onBytes: (file, fileType) => desk.replace({ type: 'take', file, fileType }),
  })
  const { state } = desk
  const judged = useDeferredValue(state)
  const isKept = useSyncExternalStore(watchKeeper, hasKeeper, () => false)
  const found = useMemo(() => (traits ? listWays(traits, judged) : []), [traits, judged, isKept])
  const [refused, setRefused] = useState<State<File> | null>(null)
  const ways = refused === state ? found.map((way) => ({ ...way, isStuck: true })) : found

  const isUsed = !isEmpty(state)
  useEffect(() => {
    if (isUsed) warmUp()
  }, [isUsed])
  // What was left for a tool that was never opened is wanted no more.
  useEffect(() => dropHandOver(), [state])

  async function choose(offer: Offer, known = traits) {
    const state = desk.read()
    const goods = known && pack(known, state, offer)
    if (goods && (await handOver(offer.slug, goods, offer.task))) location.assign(href(toolPath(offer.slug)))
    else setRefused(state)
  }

  return {
    desk,
    judged,
    ways,
    choose: (way: Way) => void choose(way),
    /** The newest text counts, even where the ways on the screen are still those of the one before. */
    async chooseBest() {
      const known = await want()
      const [best] = known ? listWays(known, desk.read()) : []
      if (best && !best.isStuck) await choose(best, known)
    },
    hasFailed,
    want,
    warmUp,
  }
}
