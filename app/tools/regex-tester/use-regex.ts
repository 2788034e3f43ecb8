import { type RefObject, useEffect, useMemo, useState } from 'react'
import { now } from '#app/lib/clock.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import { createLazy, useLazy } from '#app/ui/island/lazy.ts'
import type { TabsState } from '#app/ui/layout/tabs.tsx'
import type { TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { useDesk } from '#app/work/bench/use-desk.ts'
import { showPlace } from '#app/work/in/show-place.ts'
import { copiedToast, downloadedToast, textCleared, workFailed } from '#app/work/messages.ts'
import type { SavedFile } from '#app/work/out/copy-and-download.ts'
import { cameAtOnce } from '#app/work/run/question.ts'
import { pause, useAnswer } from '#app/work/run/use-answer.ts'
import { whenSettled } from '#app/work/run/when-settled.ts'
import type { Analysis } from './analysis.ts'
import { readLiteral } from './flags.ts'
import { answerAtOnce, type Found, keyOf, type Query, readSearch, reportOf } from './match/search.ts'
import { useAsked } from './match/use-asked.ts'
import { copyFailed, downloadFailed } from './messages.ts'
import { type PresetName, presetFlags } from './preset-names.data.ts'
import { settings } from './settings.ts'
import { canDownload, initialState, isEmpty, reduce, type State } from './state.ts'

export const lazy = createLazy(() => import('./lazy.tsx'))
/** The code that only a page with a pattern or a text needs. */
type Late = typeof import('./lazy.tsx')

/** How many ms typing must pause before a pattern runs. */
const patternPause = 300
const unasked: Query = { pattern: '', flags: '', text: '' }

/** The search for the current input. A search that takes long can be canceled, and a canceled pattern is held. */
function useSearch(query: Query, part: Late | null) {
  const isAsked = part !== null && query.pattern !== ''
  const { answer, isPart, again, ...work } = useAnswer(isAsked ? query : unasked, {
    direct: answerAtOnce,
    ask: async (asked, task) => (await lazy.load()).search(asked, task),
    pause: patternPause,
    heldBy: keyOf,
  })
  return {
    ...work,
    ...readSearch({ ...work, answer }),
    isCurrent: isAsked && work.isCurrent,
    isLate: isPart,
    /** Skips the pause, or restarts a canceled or failed search. Leaves a long search alone. */
    run: () => void ((work.problem || (work.isWorking && !isPart)) && again()),
  }
}

/** The analysis of a pattern. The last one stays until the next is ready, unless that takes too long. */
function useAnalysis({ pattern, flags }: Query, part: Late | null): Analysis | null {
  const { answer, problem } = useAnswer<{ text: string; flags: string }, Analysis | 'none'>(
    { text: part ? pattern : '', flags },
    {
      direct: ({ text }) => (text === '' ? 'none' : null),
      ask: async (asked, task) => (await lazy.load()).analyze(asked, task),
      pause: patternPause,
    },
  )
  return problem || answer === 'none' ? null : answer
}

const nothing: Result<PaneText> = ok('')

/** The text with its matches replaced, once there is a replacement. The last result stays until the next is ready. */
function useReplace(result: Found | null, replacement: string | null, part: Late | null) {
  const used = replacement === null ? null : result
  const { answer, isPart, ...work } = useAnswer(
    { text: used?.query.text ?? '', result: used, replacement: replacement ?? '' },
    {
      direct: (asked) => (asked.result ? null : nothing),
      ask: async (asked, task) => (await lazy.load()).replace(asked, task),
      pause,
    },
  )
  const replaced = work.problem ? nothing : (answer ?? nothing)
  const failure = replaced.ok ? null : replaced.error
  const groups = result?.groups
  return {
    ...work,
    text: replaced.ok ? replaced.value : '',
    failure: work.problem === 'failed' ? workFailed : failure,
    isLate: isPart,
    /** The highlights of the references in the replacement, once the groups of the pattern are known. */
    references: useMemo(
      () => (part && groups && replacement ? part.paintReferences(replacement, groups) : null),
      [part, groups, replacement],
    ),
  }
}

/** Whether two results have the same pattern and flags, and the text changed only by typing. */
const isFollowed = ({ query: one }: Found, { query: other }: Found) =>
  keyOf(one) === keyOf(other) && !cameAtOnce(one.text, other.text)

/**
 * The current match, which is the first one until another is chosen, and the highlights behind the text. Typing in the text
 * keeps the number of the match, and the caret chooses the match it is in.
 */
function useCurrent(
  { result, isCurrent }: ReturnType<typeof useSearch>,
  part: Late | null,
  pane: RefObject<TextPaneHandle | null>,
  tabs: TabsState,
) {
  const [chosen, setChosen] = useState<{ result: Found; match: number } | null>(null)
  const isThere = chosen && result && isFollowed(chosen.result, result) && chosen.match < result.matches.starts.length
  const current = isThere ? chosen.match : 0
  const { watch, known } = useAsked(async (range) => (await lazy.load()).askSearch('spans', range), result, isCurrent)
  return {
    current,
    painting: useMemo(
      () => part && result && part.paintMatches(result, known, current, watch, (match) => setChosen({ result, match })),
      [part, result, known, current],
    ),
    /** Makes a match the current one and scrolls to it. */
    show(match: number) {
      if (!result) return
      setChosen({ result, match })
      showPlace({ pane }, tabs)(result.matches.starts[match] ?? 0, result.matches.ends[match] ?? 0)
    },
  }
}

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
  const [pressed, setPressed] = useState<string | null>(null)
  const replaced = useReplace(search.result, desk.state.replacement, part)
  const matches = useCurrent(search, part, desk.pane, tabs)
  // The analysis is ready at once, the result of a long run is not.
  const error = search.isCurrent ? search.error : (analysis?.error ?? null)

  // The worker keeps the text and its matches until the visitor has removed both fields' content.
  useEffect(() => (hasInput ? part?.forgetSearch : undefined), [hasInput, part])

  /** What the visitor searches for, even before Run. */
  const asked = keyOf(queryOf(desk.state))

  /** The results file. During a run, or in the pause before it, it waits until the run has ended. */
  async function file(): Promise<SavedFile | null> {
    const answer = await whenSettled(search.job)
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
      copied: copiedToast('Matches'),
      copyFailed,
      downloadLabel: 'Download Results',
    },
    download: {
      label: 'Download Results',
      isEmpty: !hasInput,
      file,
      downloaded: downloadedToast('Regex test results'),
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
    /** The visitor pressed for this pattern, so its error is an alert. */
    isPressed: pressed === asked,
    isValid: query.pattern !== '' && !error && (search.isCurrent || analysis !== null),
    search,
    analysis,
    replaced,
    ...matches,
    run() {
      setPressed(asked)
      if (desk.isHeld) desk.release()
      else search.run()
    },
    clear: () => desk.replace({ type: 'clear' }, { toast: { title: textCleared } }),
    async loadSample() {
      const loaded = await lazy.load().catch(() => null)
      if (loaded) desk.replace({ type: 'load', ...loaded.sample, flags: ['g'] })
    },
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
        copied: copiedToast('Replace result'),
        copyFailed,
        downloadLabel: 'Download result',
      },
      download: {
        ...ofReplaced,
        label: 'Download result',
        file: () => ({ name: 'regex-replace-result.txt', text: replaced.text }),
        downloaded: downloadedToast('Replace result'),
      },
    },
  }
}
