import { useReducer } from 'react'
import { downloadFile } from '#app/browser/download.ts'
import { now } from '#app/lib/clock.ts'
import { showToast } from '#app/ui/toast.ts'
import { copyAndSay } from '#app/work/copy.ts'
import { useHandOver } from '#app/work/use-hand-over.ts'
import * as messages from './messages.ts'
import { buildReport } from './report.ts'
import { initialState, reduce } from './state.ts'
import { timeUnits } from './timestamp.ts'

/** The tool's state and what its buttons do. */
export function useTimestamp() {
  const [state, dispatch] = useReducer(reduce, initialState)
  useHandOver('timestamp-converter', (text, task) => {
    const unit = timeUnits.find((each) => each === task)
    dispatch({ type: 'load', field: task === 'date' ? 'date' : 'timestamp', text, ...(unit && { settings: { unit } }) })
  })
  const copy = (text: string, label: string) => copyAndSay(text, messages.copied(label), messages.copyFailed)
  return {
    state,
    dispatch,
    loadCurrentTime() {
      dispatch({ type: 'useCurrentTime', now: now().getTime() })
      showToast(messages.currentTimestampLoaded)
    },
    copy,
    copyDate: () => copy(state.date, 'Date'),
    download() {
      const { name, text } = buildReport(state, now().getTime())
      downloadFile(name, [text])
      showToast(messages.downloaded)
    },
  }
}
