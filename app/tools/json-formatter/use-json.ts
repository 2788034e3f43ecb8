import { useReducer, useRef, useState } from 'react'
import { downloadFile } from '#app/browser/download.ts'
import { encodingOf, readText, textBlob } from '#app/browser/text-file.ts'
import { isAbort } from '#app/browser/worker/connect.ts'
import { isWellFormed, type PaneText } from '#app/lib/long-text.ts'
import { showToast } from '#app/ui/toast.ts'
import { copyAndSay } from '#app/work/copy.ts'
import { explorer, formatSource } from './client.ts'
import { findLoneSurrogates, mergeWarnings } from './format/surrogates.ts'
import { messages, toasts } from './messages.ts'
import { sample } from './sample.ts'
import { type Action, type Indent, indentText, initialState, isBlank, type Mode, reduce } from './state.ts'

type Arrival = { signal: AbortSignal; next?: (text: PaneText) => void }

/** The tool's state and what its buttons do. */
export function useJson() {
  const [state, dispatch] = useReducer(reduce, initialState)
  const [indent, setIndent] = useState<Indent>('2')
  const [sortsKeys, setSortsKeys] = useState(false)
  // The bytes behind the input while it is a file as opened, if they are UTF-8, and the output as it will be saved.
  const opened = useRef<{ text: PaneText; file: Blob } | null>(null)
  const result = useRef<Blob | null>(null)
  const job = useRef<AbortController | null>(null)
  // A file on its way in, and what was asked for before it had arrived.
  const arrival = useRef<Arrival | null>(null)

  /** Whatever the visitor does ends the work under way: its result would answer a question no longer asked. */
  function act(action: Action) {
    job.current?.abort()
    dispatch(action)
  }

  function begin(): AbortSignal {
    act({ type: 'started' })
    job.current = new AbortController()
    return job.current.signal
  }

  /** Runs a piece of work; cancelling it, or starting another, leaves no trace of it. */
  async function attempt(work: (signal: AbortSignal) => Promise<void>, failure: string) {
    const signal = begin()
    try {
      await work(signal)
    } catch (error) {
      if (signal.aborted || isAbort(error)) return
      console.error(error)
      dispatch({ type: 'failed', message: failure })
    }
  }

  const run = (mode: Mode, input = state.input) => {
    if (arrival.current && !arrival.current.signal.aborted) {
      arrival.current.next = (text) => run(mode, text)
      return
    }
    if (isBlank(input)) return act({ type: 'nothing', mode })
    return attempt(async (signal) => {
      const file = opened.current?.text === input ? opened.current.file : undefined
      const source = file ?? (await textBlob(input, signal))
      const answer = await formatSource(
        source,
        { indent: mode === 'minify' ? '' : indentText[indent], sortKeys: sortsKeys },
        { signal, onProgress: (done) => dispatch({ type: 'progressed', done }) },
      )
      signal.throwIfAborted()
      if (!answer.ok) {
        result.current = null
        return dispatch({ type: 'refused', error: answer.error })
      }
      const { blob } = answer.value
      // Half a character has no UTF-8: it was replaced on the way, so more than whitespace has changed.
      const isReplaced = file === undefined && !isWellFormed(input)
      const summary = isReplaced
        ? {
            ...answer.value.summary,
            isVerified: false,
            warnings: mergeWarnings(answer.value.summary.warnings, findLoneSurrogates(input)),
          }
        : answer.value.summary
      const output = await readText(blob, signal)
      signal.throwIfAborted()
      result.current = blob
      dispatch({ type: 'formatted', output, summary })
      showToast(mode === 'format' ? toasts.formatted : toasts.minified)
    }, messages.unreadable)
  }

  return {
    state,
    indent,
    setIndent,
    sortsKeys,
    setSortsKeys,
    result,
    edit: (input: PaneText) => act({ type: 'edited', input }),
    receive(input: PaneText) {
      act({ type: 'replaced', input })
      run('format', input)
    },
    format: () => run('format'),
    minify: () => run('minify'),
    loadSample: () => act({ type: 'replaced', input: sample }),
    clear() {
      explorer.stop()
      opened.current = null
      result.current = null
      act({ type: 'cleared' })
    },
    cancel: () => act({ type: 'cancelled' }),
    async openFile([file]: Blob[]) {
      if (!file) return
      let own: Arrival | undefined
      let text: PaneText | undefined
      await attempt(async (signal) => {
        own = arrival.current = { signal }
        text = await readText(file, signal)
        const isUtf8 = (await encodingOf(file)) === 'utf-8'
        signal.throwIfAborted()
        opened.current = isUtf8 ? { text, file } : null
        dispatch({ type: 'replaced', input: text })
      }, messages.unreadable)
      if (arrival.current !== own) return
      arrival.current = null
      if (text !== undefined && !own?.signal.aborted) own?.next?.(text)
    },
    copy: (output: PaneText) => copyAndSay(output.toString(), toasts.copied, toasts.copyFailed),
    download() {
      if (!result.current) return
      downloadFile('formatted.json', [result.current], 'application/json')
      showToast(toasts.downloaded)
    },
  }
}
