import { useRef } from 'react'
import { now } from '#app/lib/clock.ts'
import { isBlank } from '#app/lib/long-text.ts'
import { useDebouncedError } from '#app/ui/controls/use-debounced-error.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { createLazy, useLazy } from '#app/ui/island/lazy.ts'
import { useDesk } from '#app/work/bench/use-desk.ts'
import { timeUnits } from './instant.ts'
import { currentTimestampLoaded, downloaded } from './messages.ts'
import { settings } from './settings.ts'
import { type FieldName, initialState, reduce, unread } from './state.ts'

export const lazy = createLazy(() => import('./lazy.tsx'))

/** The state of the tool, both fields, and what its buttons do. */
export function useTimestamp() {
  const fields = { timestamp: useRef<HTMLInputElement>(null), date: useRef<HTMLInputElement>(null) }
  const desk = useDesk(reduce, initialState, {
    slug: 'timestamp-converter',
    settings,
    isEmpty: ({ text }) => text === '',
    takes: 'line',
    focus: () => fields.timestamp.current?.focus(),
    onText({ text, task }) {
      const unit = timeUnits.find((each) => each === task)
      const field = task === 'date' ? 'date' : 'timestamp'
      desk.replace({ type: 'load', field, text: text.toString(), ...(unit && { unit }) })
    },
    texts: ({ source, text }) => ({ [source === 'date' ? source : 'text']: text }),
    onLink: ({ text = '', date }) =>
      desk.replace({ type: 'load', field: date === undefined ? 'timestamp' : 'date', text: date ?? text }),
  })
  const { part } = useLazy(lazy, desk.state.text !== '')
  const reading = (part?.readFields ?? unread)(desk.state)
  const fault = useDebouncedError(reading.error !== undefined)
  return {
    desk,
    fields,
    reading,
    /** The error, once the visitor pauses or leaves the field. */
    error: fault.isSaid ? reading.error : undefined,
    rest: fault.rest,
    type(field: FieldName, text: string) {
      fault.type()
      desk.edit({ type: 'edit', field, text })
    },
    offer: part?.offerReading(desk.state),
    part,
    download: {
      isEmpty: isBlank(desk.state.text),
      file: async () => (await lazy.load()).buildReport(desk.read(), now().getTime()),
      downloaded,
    },
    loadCurrentTime() {
      if (desk.read().text === '') showToast(currentTimestampLoaded)
      desk.replace({ type: 'useCurrentTime', now: now().getTime() }, { toast: currentTimestampLoaded })
    },
  }
}

export type TimestampTool = ReturnType<typeof useTimestamp>
