import { useMemo, useRef } from 'react'
import { useDesk } from '#app/work/use-desk.ts'
import { readConversion } from './conversion.ts'
import { initialState, reduce } from './state.ts'

/** What stands on the desk, and what it is in the other unit. */
export function useUnits() {
  const valueField = useRef<HTMLInputElement>(null)
  const desk = useDesk(reduce, initialState, {
    slug: 'unit-converter',
    isEmpty: ({ input }) => input.text === '',
    focus: () => valueField.current?.focus(),
  })
  return { desk, valueField, conversion: useMemo(() => readConversion(desk.state), [desk.state]) }
}
