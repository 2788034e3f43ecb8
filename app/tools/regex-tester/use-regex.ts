import { now } from '#app/lib/clock.ts'
import type { SavedFile } from '#app/work/give.ts'
import { useDesk } from '#app/work/use-desk.ts'
import { writer } from './client.ts'
import { useAnalysis } from './explain/use-analysis.ts'
import { readLiteral } from './flags.ts'
import type { Query } from './match/search.ts'
import { useSearch } from './match/use-search.ts'
import { type PresetName, presetFlags, presets } from './presets.data.ts'
import { canDownload, initialState, isEmpty, reduce, type State } from './state.ts'

const fileName = 'regex-test-results.txt'
const queryOf = ({ pattern, text, settings }: State): Query => ({ pattern, flags: settings.flags.join(''), text })

/** What stands on the desk, the search for it, and what is known of its pattern. */
export function useRegex() {
  const desk = useDesk(reduce, initialState, {
    slug: 'regex-tester',
    isEmpty,
    onText({ text, task, isAgain }) {
      const loaded = task === 'pattern' ? readLiteral(text.toString()) : { text }
      desk.replace({ type: 'load', ...loaded }, { isAgain })
    },
  })
  const query = queryOf(desk.state)
  const search = useSearch(query)
  const analysis = useAnalysis(query.pattern, query.flags)
  // The analysis is there at once; the answer of a long run is not.
  const error = search.isCurrent ? search.error : (analysis?.error ?? null)

  return {
    desk,
    search,
    analysis,
    error,
    isValid: query.pattern !== '' && !error && (search.isCurrent || analysis !== null),
    loadPreset(name: PresetName) {
      const { pattern, text } = presets[name]
      desk.replace({ type: 'load', pattern, text, flags: presetFlags, preset: name })
    },
    /** The results: asked for during a run, or in the pause before it, they are written when the run has ended. */
    async file(): Promise<SavedFile | null> {
      const found = await search.whenSettled()
      const state = desk.read()
      if (!canDownload(state)) return null
      const matches = found?.matches ?? null
      return {
        name: fileName,
        parts: [await writer.call('report', { query: queryOf(state), matches, now: now() })],
      }
    },
  }
}
