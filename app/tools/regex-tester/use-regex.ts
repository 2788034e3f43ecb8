import { useEffect } from 'react'
import { now } from '#app/lib/clock.ts'
import { useLazy } from '#app/ui/island/lazy.ts'
import type { TabsState } from '#app/ui/layout/tabs.tsx'
import { useDesk } from '#app/work/bench/use-desk.ts'
import { textCleared } from '#app/work/messages.ts'
import type { SavedFile } from '#app/work/out/give.ts'
import { readLiteral } from './flags.ts'
import { type Query, reportOf } from './match/search.ts'
import { useCurrent } from './match/use-current.ts'
import { lazy, useAnalysis, useSearch } from './match/use-search.ts'
import { copied, copyFailed, downloaded, downloadFailed } from './messages.ts'
import { type PresetName, presetFlags } from './preset-names.data.ts'
import { useReplace } from './replace/use-replace.ts'
import { settings } from './settings.ts'
import { canDownload, initialState, isEmpty, reduce, type State } from './state.ts'

export type Regex = ReturnType<typeof useRegex>

const queryOf = ({ pattern, text, settings }: State): Query => ({ pattern, flags: settings.flags.join(''), text })

/** The tool's state, and all that is computed from it: the matches, the analysis of the pattern, the replaced text. */
export function useRegex(tabs: TabsState) {
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
  const hasInput = canDownload(desk.state)
  const { part } = useLazy(lazy, hasInput)
  const search = useSearch(query, part)
  const analysis = useAnalysis(query, part)
  const replaced = useReplace(search.result, desk.state.replacement, part)
  const matches = useCurrent(search, part, desk.pane, tabs)
  // The analysis is ready at once, the result of a long run is not.
  const error = search.isCurrent ? search.error : (analysis?.error ?? null)

  // The worker keeps the text and its matches until the visitor has removed both fields' content.
  useEffect(() => (hasInput ? part?.forgetSearch : undefined), [hasInput, part])

  /** The results file. During a run, or in the pause before it, it waits until the run has ended. */
  async function file(): Promise<SavedFile | null> {
    const answer = await search.whenSettled()
    const state = desk.read()
    if (!canDownload(state)) return null
    const { writeReport } = await lazy.load()
    const report = reportOf(answer?.ok ? answer.value : null, queryOf(state))
    return { name: 'regex-test-results.txt', parts: [await writeReport({ ...report, now: now() })] }
  }

  const give = {
    copy: {
      label: 'Copy Matches',
      isEmpty: !search.result?.matches.starts.length,
      stale: search.isCurrent ? null : ('text' as const),
      length: search.result?.length ?? 0,
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
  }
  const ofReplaced = {
    isEmpty: replaced.text.length === 0,
    stale: search.isCurrent && replaced.isCurrent ? null : ('text' as const),
  }
  return {
    desk,
    part,
    hasInput,
    error,
    isValid: query.pattern !== '' && !error && (search.isCurrent || analysis !== null),
    search,
    analysis,
    replaced,
    ...matches,
    run: desk.release ?? search.run,
    clear: () => desk.replace({ type: 'clear' }, { toast: { title: textCleared } }),
    /** If the preset cannot load, the current input stays. */
    async loadPreset(name: PresetName) {
      const loaded = await lazy.load().catch(() => null)
      if (!loaded) return
      const { pattern, text } = loaded.presets[name]
      desk.replace({ type: 'load', pattern, text, flags: presetFlags, preset: name })
    },
    /** Copy and Download for the matches. */
    give,
    /** Copy and Download for the replaced text. */
    giveReplaced: {
      copy: {
        ...ofReplaced,
        label: 'Copy result',
        length: replaced.text.length,
        text: () => replaced.text,
        copied: copied('Replace result'),
        copyFailed,
        downloadLabel: 'Download result',
      },
      download: {
        ...ofReplaced,
        label: 'Download result',
        file: () => ({ name: 'regex-replace-result.txt', text: replaced.text }),
        downloaded: downloaded('Replace result'),
      },
    },
  }
}
