import { useReducer } from 'react'
import { downloadFile } from '#app/browser/download.ts'
import { textBlob } from '#app/browser/text-file.ts'
import { now } from '#app/lib/clock.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { showToast } from '#app/ui/toast.ts'
import { copyAndSay } from '#app/work/copy.ts'
import { buildDownload } from './download.ts'
import { copied, copyFailed, downloaded } from './messages.ts'
import { initialState, reduce } from './state.ts'
import { useConversion } from './use-conversion.ts'

/** The tool's state and what its buttons do. */
export function useHtml() {
  const [state, dispatch] = useReducer(reduce, initialState)
  const conversion = useConversion(state)
  const { output } = conversion

  const copy = (label: 'Input' | 'Output', text: PaneText) => copyAndSay(text.toString(), copied(label), copyFailed)

  return {
    state,
    conversion,
    dispatch,
    switchMode: () => dispatch({ type: 'switchMode', output: output.text }),
    copyInput: () => copy('Input', state.input),
    copyOutput: () => copy('Output', output.text),
    async download() {
      const { name, text } = buildDownload(state.mode, state.input, output.text, now())
      downloadFile(name, [await textBlob(text)])
      showToast(downloaded(state.mode))
    },
  }
}
