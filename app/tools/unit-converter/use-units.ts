import { useReducer } from 'react'
import { now } from '#app/lib/clock.ts'
import { downloadFile } from '#app/lib/download.ts'
import { copyAndSay } from '#app/ui/copy.ts'
import { showToast } from '#app/ui/toast.ts'
import * as messages from './messages.ts'
import { buildReport } from './report.ts'
import { initialState, reduce } from './state.ts'

/** The tool's state and what its buttons do. */
export function useUnits() {
  const [state, dispatch] = useReducer(reduce, initialState)
  return {
    state,
    dispatch,
    copy: (text: string, label: string) => copyAndSay(text, messages.copied(label), messages.copyFailed),
    download() {
      const { name, text } = buildReport(state, now())
      downloadFile(name, [text])
      showToast(messages.downloaded)
    },
  }
}
