import type { PaneText } from '#app/lib/long-text.ts'
import { type Offer, offerForFile, recognize } from './recognize.ts'
import type { Traits } from './traits.ts'

type TraitsBySlug = Readonly<Record<string, Traits>>

/**
 * All tools except the sender that take a text or a file, each once with its best task. Tools that recognize the text come before
 * those that take any text: `"W10="` from the hash generator → Base64 (decode), JSON Formatter (the JSON inside), …
 */
export function listOffers(
  traits: TraitsBySlug,
  sender: string,
  goods: { text: PaneText } | { file: unknown },
): Offer[] {
  const offers = 'text' in goods ? [...recognize(traits, goods.text), ...offerForText(traits)] : offerForFile(traits)
  const others = offers.filter(({ slug }) => slug !== sender)
  return others.filter(({ slug }, index) => others.findIndex((other) => other.slug === slug) === index)
}

/** What the tools that take any text can do with it. */
const offerForText = (traits: TraitsBySlug): Offer[] =>
  Object.entries(traits).flatMap(([slug, { accepts }]) =>
    accepts
      .filter(({ kinds }) => kinds.includes('text'))
      .map(({ task, action }) => ({ slug, task, action, kind: `${action} this text`, score: 0 })),
  )
