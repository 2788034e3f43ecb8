import { useReducer } from 'react'
import { downloadFile } from '#app/browser/download.ts'
import { now } from '#app/lib/clock.ts'
import { showToast } from '#app/ui/toast.ts'
import { copyAndSay } from '#app/work/copy.ts'
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
