import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { randomBytes } from '#app/browser/crypto-random.ts'
import { readPreference } from '#app/browser/storage.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { createLazy, useLazy } from '#app/ui/island/lazy.ts'
import { useDesk } from '#app/work/bench/use-desk.ts'
import type { Harmony } from './harmony.data.ts'
import { type Lock, readLocks, writeLocks } from './locks.ts'
import { generated, locksUnreadable } from './messages.ts'
import { settings } from './settings.ts'
import { type Action, initialState, isFollowed, reduce, type State } from './state.ts'

/** What knows colors, with its library. */
type Engine = typeof import('./lazy.tsx')
export const lazy = createLazy(() => import('./lazy.tsx'))

/** The tool's state and what its buttons do. */
export function usePalette() {
  const hexField = useRef<HTMLInputElement>(null)
  const { part: engine } = useLazy(lazy)
  // Read when it is needed: a part that was fetched ahead does not draw the tool again.
  const findBuild = () => lazy.read().part?.buildPalette
  const [picked, setPicked] = useState(initialState.base)
  const desk = useDesk<State, Action>(reduce, initialState, {
    slug: 'color-palette-generator',
    settings,
    isEmpty: () => false,
    takes: 'line',
    undoAction: { type: 'undo' },
    onSettings: (settings, dispatch) => dispatch({ type: 'set', settings, build: findBuild() }),
    texts: ({ base, problem, palette, locks }) => ({
      text: problem ? palette.base : base,
      locked: writeLocks(locks.map((place) => ({ place, hex: palette.swatches[place]!.hex }))),
    }),
    focus: () => hexField.current?.focus(),
    onText: ({ text }) => void take(text.toString()),
    async onLink({ text = desk.read().base, locked = '' }) {
      const locks = readLocks(locked)
      await take(text, locks ?? [])
      if (!locks) desk.intake.refuse(locksUnreadable)
    },
  })
  const { base, settings: chosen } = desk.state
  const isCurrent = isFollowed(desk.state)

  /** Makes a palette of a color from elsewhere, once that can be done. */
  async function take(text: string, locks?: readonly Lock[]) {
    const before = desk.read().base
    // What the visitor has typed meanwhile is newer.
    const isWanted = () => desk.read().base === before
    const isLoaded = await withEngine(({ buildPalette, describeColor }) => {
      const locked = locks && new Map(locks.map(({ place, hex }) => [place, { ...describeColor(hex), role: 'kept' }]))
      if (isWanted()) rebuild({ type: 'load', text, build: buildPalette, ...(locked && { locked }) })
    })
    if (!isLoaded && isWanted()) desk.replace({ type: 'load', text })
  }

  // What was chosen before the color library came: it is fetched for that, and without it the choice is taken back.
  useLayoutEffect(() => {
    if (isCurrent) return
    void withEngine(({ buildPalette }) => desk.show({ type: 'follow', build: buildPalette })).then((isLoaded) => {
      const { harmony } = desk.read().palette
      if (!isLoaded) desk.show({ type: 'set', settings: { harmony } })
    })
  }, [isCurrent, base, chosen.harmony])

  // The picker follows the field, and keeps its color while the field holds none.
  const color = engine?.parseColor(desk.state.base)
  if (color?.ok && color.value.hex !== picked) setPicked(color.value.hex)

  async function withEngine(work: (engine: Engine) => void): Promise<boolean> {
    const loaded = lazy.read().part ?? (await lazy.load().catch(() => null))
    if (loaded) work(loaded)
    return loaded !== null
  }

  /** Puts another palette in the place of the one in sight; one that comes out the same takes nothing away. */
  function rebuild(action: Action) {
    const before = desk.read()
    const after = reduce(before, action)
    const said = after.problem ? {} : { toast: generated(before.settings.harmony) }
    if (after.history !== before.history) return desk.replace(action, said)
    desk.dispatch(action)
    if (said.toast) showToast(said.toast)
  }

  const enter = (text: string) => desk.edit({ type: 'edit', text, build: findBuild() })
  const generate = () => void withEngine(({ buildPalette }) => rebuild({ type: 'generate', build: buildPalette }))
  const randomize = () =>
    void withEngine(({ buildPalette, pickRandomColor }) =>
      rebuild({ type: 'load', text: pickRandomColor(randomBytes), build: buildPalette }),
    )

  // Space is a shortcut only where it would press or write nothing, and not for those who read on below the bench.
  useEffect(() => {
    function pressSpace(event: KeyboardEvent) {
      const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
      if (event.key !== ' ' || isModified || event.target !== document.body || scrollY > 0) return
      if (readPreference('single-keys') === 'off') return
      event.preventDefault()
      if (!event.repeat) randomize()
    }
    document.addEventListener('keydown', pressSpace)
    return () => document.removeEventListener('keydown', pressSpace)
  })

  return {
    desk,
    hexField,
    picked,
    pick(hex: string) {
      setPicked(hex)
      enter(hex)
    },
    enter,
    /** Ends a stretch of typing or picking, which is one step to undo. */
    rest: () => desk.show({ type: 'rest' }),
    chooseHarmony: (harmony: Harmony) => desk.dispatch({ type: 'set', settings: { harmony }, build: findBuild() }),
    lock: (place: number) => desk.dispatch({ type: 'lock', place, build: findBuild() }),
    generate,
    randomize,
    undo: () => desk.edit({ type: 'undo' }),
  }
}

export type PaletteTool = ReturnType<typeof usePalette>
