import { headOf, type PaneText } from '#app/lib/long-text.ts'
import { nameText } from './name-text.ts'
import { anyText, type Guess, type Sample, sampleSize, type Traits } from './traits.ts'

/** A guess made by one of the tools. */
export type Offer = Guess & { slug: string }

type TraitsBySlug = Readonly<Record<string, Traits>>

const isSame = (a: Offer, b: Offer) => a.slug === b.slug && a.task === b.task && a.part === b.part

/** A text with a name that no tool takes is that, unless a guess is more certain than this: an SQL statement with a UUID in it. */
const sure = 0.5

function takeSample(text: PaneText): Sample {
  const head = headOf(text, sampleSize)
  return { text: head.trim(), isCut: text.length > head.length }
}

/** A text without the quotes, brackets or code fence around it, or the sign after it: `'"1640995200",'` → "1640995200" */
const unwrap = (text: string): string =>
  text
    .replace(/[,;]$/, '')
    .trimEnd()
    .replace(/^```\w*\n([\s\S]*)\n```$|^<(\w+:\/\/[^\s<>]*)>$/, '$1$2')
    .replace(/^(["'`])([\s\S]*)\1$/, '$2')
    .trim()

/**
 * What the tools think a text is, best guess first: `"W10="` → Base64 of JSON, the JSON inside, hash it, encode it. If no guess is
 * specific to the text, the fallbacks come first: `"175928847299117063"` → encode it, hash it, count it, a timestamp
 */
export function recognizeInput(traits: TraitsBySlug, text: PaneText): Offer[] {
  const sample = takeSample(text)
  if (sample.text === '') return []
  const guessAt = (part: Sample) =>
    Object.entries(traits).flatMap(([slug, { recognize: guess }]) =>
      (guess?.(part) ?? []).map((each): Offer => ({ ...each, slug })),
    )
  const guessed = guessAt(sample)
  const isSure = guessed.some(({ score }) => score > sure)
  const isNamed = !isSure && nameText(sample) !== null
  const bare = isSure || isNamed || sample.isCut ? sample.text : unwrap(sample.text)
  if (bare !== sample.text && bare !== '') {
    const inside = guessAt({ text: bare, isCut: false }).filter(({ score }) => score > sure)
    guessed.push(...inside.map((offer) => ({ part: bare, ...offer })))
  }
  const found = isNamed ? guessed.filter(({ score, isForWords }) => score <= anyText && !isForWords) : guessed
  const isGuessed = found.some(({ score }) => score > anyText)
  const fallback = Math.max(...found.map(({ score, isFallback }) => (isFallback ? score : 0)))
  const isLast = ({ score, isFallback }: Offer) => (isGuessed ? isFallback : !isFallback && score > fallback)
  return found
    .map((offer) => (isLast(offer) ? { ...offer, score: 0 } : offer))
    .sort((a, b) => b.score - a.score)
    .filter((offer, index, all) => all.findIndex((other) => isSame(offer, other)) === index)
}

/** What the tools that take any text, or any bytes, can do with it. */
const offerForAny = (traits: TraitsBySlug, input: 'text' | 'bytes', noun: string): Offer[] =>
  Object.entries(traits).flatMap(([slug, { accepts }]) =>
    accepts
      .filter(({ kinds }) => kinds.includes(input))
      .map(({ task, action }) => ({ slug, task, action, kind: `${action} this ${noun}`, score: 0 })),
  )

/** What the tools that take bytes can do with any file: "Hash this file", "Encode this file" */
export const offerForFile = (traits: TraitsBySlug): Offer[] => offerForAny(traits, 'bytes', 'file')

/**
 * All tools except the sender that take a text or a file, each once with its best task. Tools that recognize the text come before
 * those that take any text: `"W10="` from the hash generator → Base64 (decode), JSON Formatter (the JSON inside), …
 */
export function listOffers(traits: TraitsBySlug, sender: string, goods: { text: PaneText } | { file: unknown }) {
  const offers =
    'text' in goods
      ? [...recognizeInput(traits, goods.text), ...offerForAny(traits, 'text', 'text')]
      : offerForFile(traits)
  const others = offers.filter(({ slug }) => slug !== sender)
  return others.filter(({ slug }, index) => others.findIndex((other) => other.slug === slug) === index)
}

/** `"W10="` → "Best guess: Base64 of JSON", `"fe80::1"` → "IPv6 address", `"hello"` → "Plain text" */
export function describeBest([best]: readonly Offer[], text: PaneText): string {
  if (!best) return ''
  return best.score > anyText ? `Best guess: ${best.kind}` : (nameText(takeSample(text)) ?? 'Plain text')
}
