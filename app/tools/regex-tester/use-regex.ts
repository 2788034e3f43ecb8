import { now } from '#app/lib/clock.ts'
import { showToast } from '#app/ui/toast.ts'
import type { SavedFile } from '#app/work/give.ts'
import { useDesk } from '#app/work/use-desk.ts'
import { usePart } from '#app/work/use-part.ts'
import { writer } from './client.ts'
import { useAnalysis } from './explain/use-analysis.ts'
import { readLiteral } from './flags.ts'
import type { Query } from './match/search.ts'
import { useSearch } from './match/use-search.ts'
import { presetMissing } from './messages.ts'
import { type PresetName, presetFlags } from './preset-names.data.ts'
import { canDownload, initialState, isEmpty, reduce, type State } from './state.ts'

const fileName = 'regex-test-results.txt'
const queryOf = ({ pattern, text, settings }: State): Query => ({ pattern, flags: settings.flags.join(''), text })

const loadOutcome = async () => (await import('./outcome.tsx')).outcome

/** Loads ahead what a pattern or a text will need; whether it came shows when there is one. */
export const prepareOutcome = () => void loadOutcome().catch(() => null)

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
  const isWanted = canDownload(desk.state)
  const { part, isMissing } = usePart(isWanted, loadOutcome)
  // The analysis is there at once; the answer of a long run is not.
  const error = search.isCurrent ? search.error : (analysis?.error ?? null)

  return {
    desk,
    search,
    analysis,
    error,
    outcome: part,
    isMissing: isWanted && isMissing,
    isValid: query.pattern !== '' && !error && (search.isCurrent || analysis !== null),
    /** Where it does not come, what stands there is kept. */
    async loadPreset(name: PresetName) {
      const loaded = await loadOutcome().catch(() => null)
      if (!loaded) return showToast(presetMissing)
      const { pattern } = loaded.presets[name]
      desk.replace({ type: 'load', pattern, text: loaded.presetTexts[name], flags: presetFlags, preset: name })
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
