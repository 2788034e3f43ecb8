import { useMemo, useRef } from 'react'
import { now } from '#app/lib/clock.ts'
import { useDebouncedError } from '#app/ui/controls/use-debounced-error.ts'
import { createLazy, useLazy } from '#app/ui/island/lazy.ts'
import { type Desk, useDesk } from '#app/work/bench/use-desk.ts'
import { useFirstSight } from '#app/work/bench/use-first-sight.ts'
import { giveValue } from '#app/work/out/copy-value.tsx'
import type { Conversion } from './conversion.ts'
import { downloaded } from './messages.ts'
import { readQuantity } from './quantity.ts'
import { settings } from './settings.ts'
import { type Action, boundSettings, initialState, reduce, type State } from './state.ts'

/** Both fields before the text is read. */
const unread = ({ settings, input }: State): Conversion => ({ settings, input, result: { text: '' } })

const firstSight: Action = { type: 'load', text: '1', settings: {} }

export const lazy = createLazy(() => import('./lazy.tsx'))

/** The state of the tool, the conversion, and whether to show an error yet. */
export function useUnits() {
  const valueField = useRef<HTMLInputElement>(null)
  const desk: Desk<State, Action> = useDesk(reduce, initialState, {
    slug: 'unit-converter',
    settings,
    boundSettings,
    onSettings: (settings, dispatch) => dispatch({ type: 'load', text: desk.read().input.text, settings }),
    texts: ({ input }) => ({ text: input.text }),
    takes: 'line',
    onText({ text }) {
      const { value = text.toString(), settings = {} } = readQuantity(text.toString()) ?? {}
      desk.replace({ type: 'load', text: value, settings })
    },
    isEmpty: ({ input }) => input.text === '',
    focus: () => valueField.current?.focus(),
  })
  useFirstSight(desk, lazy, () => firstSight)
  const { part } = useLazy(lazy, desk.state.input.text !== '')
  const conversion = useMemo(() => (part?.readConversion ?? unread)(desk.state), [desk.state, part])
  const summary = part?.summarize(conversion)
  const fault = useDebouncedError(conversion.input.fault !== undefined && conversion.input.fault !== 'empty')
  return {
    desk,
    valueField,
    conversion,
    /** The conversion in one line, if there is a result. */
    summary,
    /** Copies the result: for its button and the keyboard shortcut. */
    copyResult: giveValue({ name: 'Copy result', text: conversion.result.text, label: 'Result' }),
    fault,
    part,
    swap: () => desk.dispatch({ type: 'swap', result: conversion.entry }),
    download: {
      isEmpty: !summary,
      async file() {
        const { buildReport, readConversion } = await lazy.load()
        return buildReport(readConversion(desk.read()), now())
      },
      downloaded,
    },
  }
}

export type UnitsTool = ReturnType<typeof useUnits>
