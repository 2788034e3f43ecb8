import { href } from '#app/config.ts'
import { articles } from '#app/content/articles/list.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { allTraits } from '#app/tools/all-traits.ts'
import { toolPath } from '#app/tools/catalog.ts'
import { listReceivers, sendTo } from '#app/tools/other-tools.ts'
import { recognize } from '#app/tools/recognize.ts'
import { tools } from '#app/tools/registry.ts'
import { describeKeys } from '#app/ui/keys/key-names.ts'
import type { CurrentBench } from '#app/work/bench/current-bench.ts'
import type { Goods } from '#app/work/out/other-tools-context.ts'
import { pressStar, readWords } from '../favorites.ts'
import { chooseTheme, readTheme, type Theme } from '../theme.ts'
import type { Entry } from './groups.ts'
import { command } from './messages.ts'

const available = tools.filter((tool) => tool.available)
/** From this score on a text is input for a tool; below, it is just a search. */
const sure = 0.5
const offersShown = 3

const go = (path: string) => location.assign(href(path))

/** Favorites and recent tools first, then the others in catalog order. */
function sortTools() {
  const own = [...readWords('favorites'), ...readWords('recents')]
  const rank = (slug: string) => (own.includes(slug) ? own.indexOf(slug) : own.length)
  return available.toSorted((one, other) => rank(one.slug) - rank(other.slug))
}

export function listTools(output: Goods | null): Entry[] {
  const receivers = output ? listReceivers(output) : []
  return sortTools().map(({ slug, name, shortName, glyph, summary, keywords }) => {
    const receiver = receivers.find((each) => each.slug === slug)
    return {
      group: 'Tools',
      name,
      glyph,
      note: summary,
      words: [shortName, ...keywords, ...summary.split(' ')],
      run: () => go(toolPath(slug)),
      runWithOutput: receiver?.send,
    }
  })
}

/** What the tools can do with the typed or pasted text. Choosing one sends the text there. */
export const listOffers = (text: PaneText): Entry[] =>
  recognize(allTraits, text)
    .filter(({ score }) => score >= sure)
    .slice(0, offersShown)
    .flatMap(({ slug, task, action, kind, part }): Entry[] => {
      const tool = available.find((each) => each.slug === slug)
      if (!tool) return []
      const name = `${action}: ${kind}`
      return [
        {
          group: 'Tools',
          name,
          glyph: tool.glyph,
          note: tool.name,
          words: [],
          isFound: true,
          run: () => sendTo(slug, { text: part ?? text }, task),
        },
      ]
    })

export function listOutput({ copy, download }: CurrentBench, goods: Goods | null): Entry[] {
  if (!goods) return []
  const shared = { group: 'With the current output', words: ['output', 'result'] } as const
  return [
    ...listReceivers(goods).map(
      ({ name, glyph, kind, send }): Entry => ({ ...shared, name: `Send to ${name}`, glyph, note: kind, run: send }),
    ),
    { ...shared, name: 'Copy output', glyph: '', keys: describeKeys('Alt+C'), run: copy },
    { ...shared, name: 'Download output', glyph: '', keys: command('S'), run: download },
  ]
}

const themes: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' }

/** Functions that open other dialogs. */
type Dialogs = { showShortcuts: () => void; share: () => void }

export function listPage(bench: CurrentBench | null, path: string, { showShortcuts, share }: Dialogs): Entry[] {
  const shared = { group: 'On this page', glyph: '' } as const
  const tool = available.find(({ slug }) => toolPath(slug) === path)
  const isMarked = tool && readWords('favorites').includes(tool.slug)
  return [
    ...(bench?.doables ?? [])
      .filter(({ isDisabled }) => !isDisabled)
      .map(
        ({ label, keys, onPress }): Entry => ({
          ...shared,
          name: label,
          words: [],
          keys: keys === '↵' ? command('↵') : keys && describeKeys(keys),
          run: onPress,
        }),
      ),
    ...(tool
      ? [
          {
            ...shared,
            name: isMarked ? `Remove ${tool.name} from favorites` : `Add ${tool.name} to favorites`,
            words: ['star', 'mark'],
            run: () => pressStar(tool.slug),
          },
          { ...shared, name: 'Share', words: ['link', 'permalink', 'bookmark'], run: share },
        ]
      : []),
    ...(Object.keys(themes) as Theme[])
      .filter((theme) => theme !== readTheme())
      .map(
        (theme): Entry => ({
          ...shared,
          name: `Theme: ${themes[theme]}`,
          words: ['mode', 'colors', 'appearance'],
          run: () => chooseTheme(theme),
        }),
      ),
    { ...shared, name: 'Keyboard shortcuts', words: ['keys', 'help'], keys: '?', run: showShortcuts },
    {
      ...shared,
      name: 'What is stored',
      words: ['storage', 'erase', 'privacy', 'forget'],
      run: () => go('/privacy#stored'),
    },
  ]
}

export const listArticles = (): Entry[] =>
  articles.map(({ slug, title, description }) => ({
    group: 'Articles',
    name: title,
    glyph: '',
    note: '',
    words: [description],
    run: () => go(`/blog/${slug}`),
  }))
