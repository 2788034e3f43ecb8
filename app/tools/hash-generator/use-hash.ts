import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { isBlank, type PaneText } from '#app/lib/long-text.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { createStore } from '#app/lib/store.ts'
import { createLazy, useLazy } from '#app/ui/island/lazy.ts'
import { type Desk, useDesk } from '#app/work/bench/use-desk.ts'
import { partMissing, textCleared, workCanceled, workFailed } from '#app/work/messages.ts'
import { useAnswer } from '#app/work/run/use-answer.ts'
import type { Hashes } from './algorithms/digest.ts'
import { type AlgorithmKey, five } from './algorithms/five.ts'
import type { Expected, Reading } from './expected/expected.ts'
import type { Comparison } from './expected/verify.ts'
import type { QueueState, Wanted } from './files/file-queue.ts'
import { settings as declared } from './settings.ts'
import { type Action, initialState, isShown, type Question, reduce, type Source, type State } from './state.ts'
import { empty, hashFailed, sampleText } from './text/first-words.ts'
import { type Answer, isOf, nothing } from './text/text-answer.ts'

export const lazy = createLazy(() => import('./lazy.tsx'))
type Live = typeof import('./lazy.tsx')

const textProblems = { canceled: empty.canceled, missing: partMissing, awaiting: '', failed: hashFailed }

/** The digests of the current text, each as soon as it is ready. Digests of an older text are never returned. */
function useTextHashes(source: Source, keys: readonly AlgorithmKey[], live: Live | null) {
  const { answer, problem, again, ...work } = useAnswer<Question, Answer>(
    { ...source, keys },
    {
      direct: ({ text }) => (isBlank(text) ? nothing : null),
      ask: async (question, task) => (await lazy.load()).answer(question, task),
    },
  )
  const known = isOf(source, answer) ? answer : nothing
  const isEmpty = isBlank(source.text)
  const waiting = work.isWorking ? empty.working : ''
  return {
    hashes: known.hashes,
    isEmpty,
    size: live?.describeSize(source, known),
    /** The text a row shows while it has no digest. */
    waiting: isEmpty ? empty.blank : problem ? textProblems[problem] : waiting,
    work,
    /** Restarts work that was canceled or failed. */
    resume: () => void (problem && again()),
  }
}

const unread: Result<Reading> = ok({ entries: [], ignored: [] })
const listProblems = {
  canceled: fail(workCanceled),
  missing: fail(partMissing),
  awaiting: unread,
  failed: fail(workFailed),
}

/** The digests in the Expected digest field. Short texts are read at once, long lists in a worker. */
function useExpected(text: PaneText) {
  const { answer, problem, ...work } = useAnswer<{ text: PaneText }, Result<Reading>>(
    { text },
    {
      direct: ({ text }) => (isBlank(text) ? unread : (lazy.read().part?.readExpected(text.toString()) ?? null)),
      ask: async ({ text }, { signal }) => (await lazy.load()).readDigests(text, signal),
    },
  )
  const reading: Result<Reading> = problem ? listProblems[problem] : (work.isCurrent && answer) || unread
  return { reading, work }
}

const noQueue = createStore<QueueState>({ files: [], isWorking: false, progress: 0, underway: null, done: null })

/** The opened files, hashed one at a time by workers that can be stopped. Empty until the queue has loaded. */
function useFileHashes(
  desk: Desk<State, Action>,
  { chosen, entries }: Pick<Wanted, 'chosen' | 'entries'>,
  live: Live | null,
) {
  const queue = live?.queue
  const { files, hmacKey } = desk.state
  const { watch, read } = queue ?? noQueue
  const shown = useSyncExternalStore(watch, read, noQueue.read)
  useLayoutEffect(() => queue?.want({ files, chosen, entries, hmacKey }), [queue, files, chosen, entries, hmacKey])
  useEffect(() => queue?.stop, [queue])
  return { ...shown, cancel: () => queue && desk.show({ type: 'keep', files: queue.cancel() }) }
}

const none: Expected[] = []
const notCompared: Comparison = {
  entries: none,
  checks: [],
  textChecks: [],
  wrong: {},
  differing: 0,
  summary: { failed: 0, unchecked: 0, verified: 0, missing: [], unlisted: [] },
}

/** The tool's state, digests, comparison results and button actions. `onFound` is called with the pane that has new results. */
export function useHash(onFound: (pane: 'Digests' | 'File hashes') => void) {
  const desk: Desk<State, Action> = useDesk(reduce, initialState, {
    slug: 'hash-generator',
    settings: declared,
    isEmpty: ({ text, expected, hmacKey, files }) =>
      text.length + expected.length + hmacKey.length + files.length === 0,
    takes: 'files',
    verb: 'hash',
    onText: ({ text, task }) => desk.replace({ type: 'load', text, task }),
    texts: ({ text, expected, hmacKey }) => ({ text, expected, hmac: hmacKey && text.length > 0 ? 'left out' : '' }),
    onLink({ hmac, ...texts }) {
      desk.replace({ type: 'fill', ...texts })
      if (hmac !== undefined) desk.show({ type: 'keyMissing' })
    },
    onFiles: (opened, _, dropped) =>
      void lazy.load().then(
        (live) => live.openFiles(desk, opened, dropped) && onFound('File hashes'),
        () => null,
      ),
  })
  const { part: live } = useLazy(lazy, desk.state.settings.extras.length > 0)
  const { hmacKey, asked, settings } = desk.state
  const { extras, lineEndings } = settings

  const list = useExpected(desk.ready.expected)
  const entries = list.reading.ok ? list.reading.value.entries : none
  const rows = useMemo(() => live?.algorithms.filter(({ key }) => isShown(key, extras)) ?? five, [live, extras])
  const chosen = useMemo(() => rows.map(({ key }) => key), [rows])
  const textKeys = useMemo(() => [...new Set([...chosen, ...entries.flatMap(({ keys }) => keys)])], [chosen, entries])
  const ofText = useTextHashes({ text: desk.ready.text, lineEndings, hmacKey }, textKeys, live)
  const files = useFileHashes(desk, { chosen, entries }, live)

  const isWorking = ofText.work.isWorking || files.isWorking
  const ofTextAlone = ofText.isEmpty ? null : ofText.hashes
  const comparison = useMemo(
    () => live?.compareAll(entries, { files: files.files, hmacKey, ofText: ofTextAlone, isWorking }) ?? notCompared,
    [live, entries, files.files, hmacKey, ofTextAlone, isWorking],
  )

  const answered = useRef<State['asked']>(null)
  useEffect(() => {
    const hash = asked && ofText.hashes[asked.key]
    if (!hash || asked === answered.current) return
    answered.current = asked
    if (!hash.ok) return
    onFound('Digests')
    live?.tellGenerated(asked.key)
  }, [asked, ofText.hashes])

  /** The text digests to show. */
  const hashes: Hashes = asked ? { [asked.key]: ofText.hashes[asked.key] } : ofText.hashes
  return {
    desk,
    live,
    rows,
    /** The rows of the text: after Generate, the chosen algorithm alone. */
    textRows: asked ? rows.filter(({ key }) => key === asked.key) : rows,
    ofText,
    hashes,
    digests: rows.filter(({ key }) => hashes[key]?.ok).length,
    files,
    list,
    comparison,
    isWorking: isWorking || list.work.isWorking,
    generate() {
      desk.dispatch({ type: 'generate' })
      ofText.resume()
    },
    showAll: () => desk.dispatch({ type: 'showAll' }),
    loadSample: () => desk.replace({ type: 'load', text: sampleText, task: null }),
    clear: () => desk.replace({ type: 'clear' }, { toast: { title: textCleared } }),
  }
}
