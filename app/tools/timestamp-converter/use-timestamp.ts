import { useRef } from 'react'
import { now } from '#app/lib/clock.ts'
import { showToast } from '#app/ui/toast.ts'
import { useDesk } from '#app/work/use-desk.ts'
import { currentTimestampLoaded } from './messages.ts'
import { readFields } from './reading.ts'
import { initialState, reduce } from './state.ts'
import { timeUnits } from './timestamp.ts'

/** What stands on the desk, how it is read, and the fields the focus goes to. */
export function useTimestamp() {
  const timestampField = useRef<HTMLInputElement>(null)
  const dateField = useRef<HTMLInputElement>(null)
  const desk = useDesk(reduce, initialState, {
    slug: 'timestamp-converter',
    isEmpty: ({ text }) => text === '',
    takesFiles: false,
    focus: () => timestampField.current?.focus(),
    onText({ text, task }) {
      const unit = timeUnits.find((each) => each === task)
      const field = task === 'date' ? 'date' : 'timestamp'
      desk.replace({ type: 'load', field, text: text.toString(), ...(unit && { unit }) })
    },
  })
  return {
    desk,
    reading: readFields(desk.state),
    timestampField,
    dateField,
    loadCurrentTime() {
      if (desk.read().text === '') showToast(currentTimestampLoaded)
      desk.replace({ type: 'useCurrentTime', now: now().getTime() }, { toast: currentTimestampLoaded })
    },
  }
}
