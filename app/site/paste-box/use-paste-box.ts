import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { href } from '#app/config.ts'
import { isBlank } from '#app/lib/long-text.ts'
import { canHandOver, dropHandOver, handOver, watchKeeper } from '#app/offline/hand-over.ts'
import { toolPath } from '#app/tools/catalogue.ts'
import { type Offer, offerForFile, recognize } from '#app/tools/recognize.ts'
import { tools } from '#app/tools/registry.ts'
import { useDesk } from '#app/work/use-desk.ts'
import { type Action, initialState, isEmpty, listGoods, reduce, type State } from './state.ts'
import { useTraits } from './use-traits.ts'

type Traits = NonNullable<ReturnType<typeof useTraits>['traits']>

const available = new Map(tools.filter((tool) => tool.available).map((tool) => [tool.slug, tool]))

/** What can be done with it, the likeliest first, by the tools that are there. */
function listOffers(traits: Traits, { text, opened, bytes }: State<File>) {
  const isFile = bytes !== null || (opened !== null && isBlank(text))
  const offers = isFile ? offerForFile(traits) : recognize(traits, text)
  return offers.flatMap((offer) => {
    const tool = available.get(offer.slug)
    return tool ? { ...offer, tool } : []
  })
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
  const judged = useDeferredValue(desk.state)
  const offers = useMemo(() => (traits ? listOffers(traits, judged) : []), [traits, judged])
  const [refused, setRefused] = useState<State<File> | null>(null)
  const canCarry = useSyncExternalStore(
    watchKeeper,
    () => listGoods(desk.state).some(canHandOver),
    () => true,
  )

  const isUsed = !isEmpty(desk.state)
  useEffect(() => {
    if (isUsed) warmUp()
  }, [isUsed])
  // What was left for a tool that was never opened is wanted no more.
  useEffect(() => dropHandOver(), [desk.state])

  async function choose({ slug, task, part }: Offer) {
    const state = desk.read()
    const goods = part === undefined ? listGoods(state).find(canHandOver) : { text: part }
    if (goods && (await handOver(slug, goods, task))) location.assign(href(toolPath(slug)))
    else setRefused(state)
  }

  return {
    desk,
    judged,
    offers,
    choose,
    /** The newest text counts, even where the offers on the screen are still those of the one before. */
    async chooseBest() {
      const known = await want()
      const [best] = known ? listOffers(known, desk.read()) : []
      if (best) await choose(best)
    },
    isStuck: isUsed && (!canCarry || refused === desk.state),
    hasFailed,
    want,
    warmUp,
  }
}
