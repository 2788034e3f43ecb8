import { useMemo, useState } from 'react'
import { now } from '#app/lib/clock.ts'
import { createLazy, useLazy } from '#app/ui/island/lazy.ts'
import { useDesk } from '#app/work/bench/use-desk.ts'
import type { SavedFile } from '#app/work/out/give.ts'
import { readLiteral } from './flags.ts'
import { measureMatches } from './match/matches.ts'
import { type Query, reportOf } from './match/search.ts'
import { copied, copyFailed, downloaded, downloadFailed } from './messages.ts'
import { type PresetName, presetFlags } from './preset-names.data.ts'
import { settings } from './settings.ts'
import { canDownload, initialState, isEmpty, reduce, type State } from './state.ts'
import { idle, type Work } from './work.ts'

const fileName = 'regex-test-results.txt'
const replaceResult = 'Replace result'
const queryOf = ({ pattern, text, settings }: State): Query => ({ pattern, flags: settings.flags.join(''), text })

export const lazy = createLazy(() => import('./lazy.tsx'))
/** The code that only a page with a pattern or a text needs. */
export type Outcome = typeof import('./lazy.tsx')

/** The tool's state, its search, and the analysis of its pattern. */
export function useRegex() {
  const desk = useDesk(reduce, initialState, {
    slug: 'regex-tester',
    settings,
    isEmpty,
    onText({ text, task, isAgain }) {
      const loaded = task === 'pattern' ? readLiteral(text.toString()) : { text }
      desk.replace({ type: 'load', ...loaded }, { isAgain })
    },
    texts: ({ pattern, text, replacement }) => ({ pattern, text, ...(replacement !== null && { replacement }) }),
    onLink: (texts) => desk.replace({ type: 'load', ...texts }),
    isRisky: () => true,
  })
  const query = queryOf(desk.ready)
  const [work, setWork] = useState<Work>(idle)
  const { search, analysis, replaced } = work
  const hasInput = canDownload(desk.state)
  const { part } = useLazy(lazy, hasInput)
  const length = useMemo(() => (search.result ? measureMatches(search.result.matches) : 0), [search.result])
  // The analysis is ready at once, the result of a long run is not.
  const error = search.isCurrent ? search.error : (analysis?.error ?? null)

  /** The results file. During a run, or in the pause before it, it waits until the run has ended. */
  async function file(): Promise<SavedFile | null> {
    const found = await search.whenSettled()
    const state = desk.read()
    if (!canDownload(state)) return null
    const { writeReport } = await lazy.load()
    return { name: fileName, parts: [await writeReport({ ...reportOf(found, queryOf(state)), now: now() })] }
  }

  const given = {
    isEmpty: replaced.text.length === 0,
    stale: search.isCurrent && replaced.isCurrent ? null : ('text' as const),
  }
  return {
    desk,
    query,
    work,
    setWork,
    error,
    outcome: part,
    hasInput,
    isValid: query.pattern !== '' && !error && (search.isCurrent || analysis !== null),
    /** If the preset cannot load, the current input stays. */
    async loadPreset(name: PresetName) {
      const loaded = await lazy.load().catch(() => null)
      if (!loaded) return
      const { pattern } = loaded.presets[name]
      desk.replace({ type: 'load', pattern, text: loaded.presetTexts[name], flags: presetFlags, preset: name })
    },
    /** Copy and Download for the matches. */
    give: {
      copy: {
        label: 'Copy Matches',
        isEmpty: !search.result?.matches.starts.length,
        stale: search.isCurrent ? null : ('text' as const),
        length,
        text: async () => (await lazy.load()).listMatches(),
        copied: copied('Matches'),
        copyFailed,
        downloadLabel: 'Download Results',
      },
      download: {
        label: 'Download Results',
        isEmpty: !hasInput,
        file,
        downloaded: downloaded('Regex test results'),
        downloadFailed,
      },
    },
    /** Copy and Download for the replaced text. */
    giveReplaced: {
      copy: {
        ...given,
        label: 'Copy result',
        length: replaced.text.length,
        text: () => replaced.text,
        copied: copied(replaceResult),
        copyFailed,
        downloadLabel: 'Download result',
      },
      download: {
        ...given,
        label: 'Download result',
        file: () => ({ name: 'regex-replace-result.txt', text: replaced.text }),
        downloaded: downloaded(replaceResult),
      },
    },
  }
}
