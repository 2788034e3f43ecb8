import { useReducer, useRef, useState } from 'react'
import { downloadFile } from '#app/browser/download.ts'
import { isAbort } from '#app/browser/worker/connect.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { fail } from '#app/lib/result.ts'
import { showToast } from '#app/ui/toast.ts'
import { copyAndSay } from '#app/work/copy.ts'
import { convertFile, convertText, readResult } from './client.ts'
import type { Mode } from './convert.ts'
import { messages, toasts } from './messages.ts'
import { initialOptions, readOptions } from './options.ts'
import { type Action, initialState, reduce, type State } from './state.ts'

/** The tool's state and what its buttons do. */
export function useBase64() {
  const [state, dispatch] = useReducer(reduce<File>, initialState as State<File>)
  const [options, setOptions] = useState(initialOptions)
  const job = useRef<AbortController | null>(null)
  const task = useRef({ mode: state.mode, options: readOptions(options) })

  /** Whatever the visitor does ends the work under way: its result would answer a question no longer asked. */
  function act(action: Action<File>) {
    job.current?.abort()
    dispatch(action)
  }

  async function run({ mode, input, source } = state) {
    act({ type: 'start' })
    const controller = new AbortController()
    const { signal } = controller
    job.current = controller
    task.current = { mode, options: readOptions(options) }
    const watch = { signal, onProgress: (done: number) => dispatch({ type: 'progress', done }) }
    try {
      const outcome = await (source
        ? convertFile(task.current, source, watch)
        : convertText(task.current, input, watch))
      if (!signal.aborted) dispatch({ type: 'processed', outcome })
    } catch (error) {
      if (signal.aborted || isAbort(error)) return
      console.error(error)
      dispatch({ type: 'processed', outcome: fail({ message: messages.unreadable }) })
    }
  }

  return {
    state,
    options,
    setOptions,
    run: () => run(),
    setMode: (mode: Mode) => act({ type: 'mode', mode }),
    edit: (text: PaneText) => act({ type: 'input', text }),
    receive(text: string, mode: Mode) {
      act({ type: 'mode', mode })
      act({ type: 'input', text })
      run({ ...state, mode, input: text })
    },
    openFile([file]: File[]) {
      if (file) act({ type: 'open', file })
    },
    closeFile: () => act({ type: 'close' }),
    switchMode: () => act({ type: 'switch' }),
    clear: () => act({ type: 'clear' }),
    cancel: () => act({ type: 'cancel' }),
    async copy() {
      const { output, made } = state
      if (!made) return
      const text = output.length > 0 ? output.toString() : await readResult(made.file, task.current)
      await copyAndSay(text, toasts.copied, toasts.copyFailed)
    },
    download() {
      const file = state.made?.file
      if (!file) return
      downloadFile(file.name, [file], file.type)
      showToast(toasts.downloaded(file.name))
    },
  }
}
