import { useEffect, useMemo, useRef } from 'react'
import { useLazy } from '#app/ui/island/lazy.ts'
import { type Desk, useDesk } from '#app/work/bench/use-desk.ts'
import { textCleared } from '#app/work/messages.ts'
import { type Algorithm, five } from './algorithms/five.ts'
import { useExpected } from './expected/use-expected.ts'
import { useFileHashes } from './files/use-file-hashes.ts'
import { settings as declared } from './settings.ts'
import { type Action, initialState, isShown, reduce, type State } from './state.ts'
import { lazy, useTextHashes } from './text/use-text-hashes.ts'

const none: never[] = []

/** The tool's state, digests, comparison results and button actions. `onFound` is called with the pane that has new results. */
export function useHash(onFound: (pane: 'Digests' | 'File hashes') => void) {
  const desk: Desk<State, Action> = useDesk(reduce, initialState, {
    slug: 'hash-generator',
    settings: declared,
    lists: ['files'],
    isEmpty: ({ text, expected, hmacKey, files }) =>
      text.length + expected.length + hmacKey.length + files.length === 0,
    takes: 'files',
    verb: 'hash',
    onText: ({ text, task }) => desk.replace({ type: 'load', text, task }),
    texts: ({ text, expected, hmacKey }) => ({ text, expected, hmac: hmacKey && text.length > 0 ? 'left out' : '' }),
    onLink({ hmac, ...texts }) {
      desk.replace({ type: 'fill', ...texts })
      if (hmac !== undefined) desk.show({ type: 'lack' })
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
  const rows = useMemo<readonly Algorithm[]>(
    () => live?.algorithms.filter(({ key }) => isShown(key, extras)) ?? five,
    [live, extras],
  )
  const chosen = useMemo(() => rows.map(({ key }) => key), [rows])
  const textKeys = useMemo(() => [...new Set([...chosen, ...entries.flatMap(({ keys }) => keys)])], [chosen, entries])
  const ofText = useTextHashes({ text: desk.ready.text, lineEndings, hmacKey }, textKeys, live)
  const files = useFileHashes(live?.queue, desk, { chosen, entries })

  const isWorking = ofText.work.isWorking || files.work.isWorking
  const ofTextAlone = ofText.isEmpty ? null : ofText.hashes
  const comparison = useMemo(
    () => live?.compareAll(entries, { files: files.files, hmacKey, ofText: ofTextAlone, isWorking }),
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

  return {
    desk,
    live,
    rows,
    ofText,
    /** The text digests to show. */
    hashes: asked ? { [asked.key]: ofText.hashes[asked.key] } : ofText.hashes,
    files,
    list,
    comparison,
    work: [files.work, ofText.work, list.work].find((each) => each.isWorking) ?? files.work,
    generate() {
      desk.dispatch({ type: 'generate' })
      ofText.resume()
    },
    clear: () => desk.replace({ type: 'clear' }, { toast: { title: textCleared } }),
  }
}
