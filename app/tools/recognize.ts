import { headOf, type PaneText } from '#app/lib/long-text.ts'
import { anyText, type Guess, sampleSize, type Traits } from './traits.ts'

/** A guess made by one of the tools. */
export type Offer = Guess & { slug: string }

type TraitsBySlug = Readonly<Record<string, Traits>>

const isSame = (a: Offer, b: Offer) => a.slug === b.slug && a.task === b.task && a.part === b.part

/** What the tools think a text is, best guess first: `"W10="` → Base64 of JSON, the JSON inside, hash it, change its case */
export function recognize(traits: TraitsBySlug, text: PaneText): Offer[] {
  const head = headOf(text, sampleSize)
  const sample = { text: head.trim(), isCut: text.length > head.length }
  if (sample.text === '') return []
  const found = Object.entries(traits).flatMap(([slug, { recognize: guess }]) =>
    (guess?.(sample) ?? []).map((each): Offer => ({ ...each, slug })),
  )
  const best = Math.max(...found.map(({ score }) => score))
  return found
    .map((offer) => (offer.isFallback && offer.score < best ? { ...offer, score: 0 } : offer))
    .sort((a, b) => b.score - a.score)
    .filter((offer, index, all) => all.findIndex((other) => isSame(offer, other)) === index)
}

/** What the tools that take bytes can do with any file: "Hash this file", "Encode this file" */
export const offerForFile = (traits: TraitsBySlug): Offer[] =>
  Object.entries(traits).flatMap(([slug, { accepts }]) =>
    accepts
      .filter(({ kinds }) => kinds.includes('bytes'))
      .map(({ task, action }) => ({ slug, task, action, kind: `${action} this file`, score: 0 })),
  )

/** `"W10="` → "Best guess: Base64 of JSON", `"hello"` → "Plain text" */
export const describeBest = ([best]: readonly Offer[]): string =>
  !best ? '' : best.score > anyText ? `Best guess: ${best.kind}` : 'Plain text'
