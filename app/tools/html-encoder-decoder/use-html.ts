import { useReducer } from 'react'
import { now } from '#app/lib/clock.ts'
import { downloadFile } from '#app/lib/download.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { textBlob } from '#app/lib/text-file.ts'
import { copyAndSay } from '#app/ui/copy.ts'
import { showToast } from '#app/ui/toast.ts'
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
