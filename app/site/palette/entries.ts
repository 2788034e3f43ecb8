import { href } from '#app/config.ts'
import { articlePath, articles, feedPath } from '#app/content/articles/list.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import type { Goods } from '#app/offline/hand-over.ts'
import { allTraits } from '#app/tools/all-traits.ts'
import { describeTool, listSynonyms, toolPath } from '#app/tools/catalog.ts'
import { listReceivers, readTool, sendTo } from '#app/tools/other-tools.ts'
import { type Offer, recognizeInput } from '#app/tools/recognize-input.ts'
import { availableTools } from '#app/tools/registry.ts'
import { findTools } from '#app/tools/tool-offers.ts'
import { anyText } from '#app/tools/traits.ts'
import { describeKeys } from '#app/ui/keys/key-names.ts'
import { type CurrentBench, readCurrentBench } from '#app/work/bench/current-bench.ts'
import { pressStar, readSlugs } from '../favorites.ts'
import { chooseTheme, readTheme } from '../theme.ts'
import type { Entry } from './arrange-entries.ts'
import { command, showShortcuts } from './shortcuts.ts'

/** From this score on a text is input for a tool; below, it is just a search. */
const sure = 0.5
const offersShown = 3

const go = (path: string) => location.assign(href(path))

export const openShare = async () => (await import('../share.ts')).showShare()

/** What tools can do with the typed or pasted text. Choosing one sends the text there. */
const listOffers = (offers: readonly Offer[], text: PaneText): Entry[] =>
  findTools(offers).map((offer) => {
    const { action, kind, glyph, name: note, score } = offer
    const name = score > anyText ? `${action}: ${kind}` : kind
    return { group: 'Tools', name, glyph, note, synonyms: [], isFound: true, run: () => sendTo(offer, { text }) }
  })

function listFound(text: PaneText): Entry[] {
  const offers = recognizeInput(allTraits, text).filter(({ score }) => score >= sure)
  return listOffers(offers.slice(0, offersShown), text)
}

/** The tools: favorites and recent ones first, then the others in catalog order. Choosing the open one keeps the page as it is. */
function listTools(receivers: ReturnType<typeof listReceivers>): Entry[] {
  const current = readTool()?.slug
  const own = [...readSlugs('favorites'), ...readSlugs('recents').filter((slug) => slug !== current)]
  const rank = (slug: string) => (own.includes(slug) ? own.indexOf(slug) : own.length)
  return availableTools
    .toSorted((one, other) => rank(one.slug) - rank(other.slug))
    .map((tool) => ({
      group: 'Tools',
      name: tool.name,
      glyph: tool.glyph,
      note: tool.summary,
      synonyms: listSynonyms(tool),
      text: describeTool(tool),
      run: () => tool.slug !== current && go(toolPath(tool.slug)),
      runWithOutput: receivers.find(({ slug }) => slug === tool.slug)?.send,
    }))
}

function listOutput(bench: CurrentBench, receivers: ReturnType<typeof listReceivers>): Entry[] {
  const { copy, download, copyWords, downloadWords } = bench
  const words = ['output', 'result']
  const shared = { group: 'With the current output', synonyms: words } as const
  return [
    ...receivers.map(({ name, glyph, kind, send }) => {
      return { ...shared, name: `Send to ${name}`, glyph, note: kind, run: send }
    }),
    { ...shared, name: 'Copy output', synonyms: [...words, ...copyWords], keys: describeKeys('Alt+C'), run: copy },
    { ...shared, name: 'Download output', synonyms: [...words, ...downloadWords], keys: command('S'), run: download },
  ]
}

const themes = { Light: 'light', Dark: 'dark', System: 'system' } as const

function onPage(name: string, synonyms: string[], run: () => unknown, keys?: string): Entry {
  return { group: 'On this page', name, synonyms, run, keys }
}

function listPage(bench: CurrentBench | null): Entry[] {
  const tool = readTool()
  const entries = (bench?.actions ?? [])
    .filter(({ isDisabled }) => !isDisabled)
    .map(({ label, keys, onPress }) =>
      onPage(label, [], onPress, keys === '↵' ? command('↵') : keys && describeKeys(keys)),
    )
  if (tool) {
    const isMarked = readSlugs('favorites').includes(tool.slug)
    const marking = isMarked ? `Remove ${tool.name} from favorites` : `Add ${tool.name} to favorites`
    entries.push(onPage(marking, ['star', 'mark'], () => pressStar(tool.slug)))
    entries.push(onPage('Share', ['link', 'permalink', 'bookmark'], openShare))
  }
  const others = Object.entries(themes).filter(([, theme]) => theme !== readTheme())
  return [
    ...entries,
    ...others.map(([name, theme]) =>
      onPage(`Theme: ${name}`, ['mode', 'colors', 'appearance'], () => chooseTheme(theme)),
    ),
    onPage('Keyboard shortcuts', ['keys', 'help'], showShortcuts, '?'),
    onPage('What is stored', ['storage', 'erase', 'forget', 'settings'], () => go('/privacy#stored')),
  ]
}

const pages: [name: string, path: string, synonyms: string[]][] = [
  ['Home', '/', ['start', 'paste anything']],
  ['All tools', '/tools', ['tools', 'index', 'list of tools']],
  ['Blog', '/blog', ['articles', 'posts', 'guides']],
  ['RSS feed', feedPath, ['feed', 'subscribe', 'updates']],
  ['Contact', '/contact', ['contact us', 'feedback', 'message', 'email', 'report a bug', 'suggest a tool']],
  ['Privacy', '/privacy', ['privacy policy', 'cookies']],
  ['Terms', '/terms', ['terms of use', 'terms of service', 'legal', 'license']],
]

const toPage = (name: string, path: string, synonyms: string[] = []): Entry => {
  return { group: 'Pages', name, note: path, synonyms, run: () => go(path) }
}

const listPages = (): Entry[] => pages.map((page) => toPage(...page))

const listArticles = (): Entry[] =>
  articles.map(({ slug, title, description }) => {
    return { group: 'Articles', name: title, synonyms: [], text: description, run: () => go(articlePath(slug)) }
  })

/** If nothing is found: where to look, and what can be done with any text. */
export const listRest = (text: PaneText) => [
  { name: 'Nothing found', entries: [toPage('All tools', '/tools'), toPage('Suggest a tool', '/contact')] },
  { name: 'With this text', entries: listOffers(recognizeInput(allTraits, text), text) },
]

/** Everything the palette can offer for a text, typed or pasted, and the current output. */
export function listEntries(text: PaneText, output: Goods | null): Entry[] {
  const bench = readCurrentBench()
  const receivers = output ? listReceivers(output) : []
  return [
    ...listFound(text),
    ...listTools(receivers),
    ...(bench && output ? listOutput(bench, receivers) : []),
    ...listPage(bench),
    ...listPages(),
    ...listArticles(),
  ]
}
