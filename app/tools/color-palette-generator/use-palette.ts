import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { randomBytes } from '#app/browser/crypto-random.ts'
import { readPreference } from '#app/browser/storage.ts'
import { now } from '#app/lib/clock.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { createLazy, useLazy } from '#app/ui/island/lazy.ts'
import { useDesk } from '#app/work/bench/use-desk.ts'
import { listColors } from './exports.ts'
import { copied, copyFailed, downloaded, generated } from './messages.ts'
import type { Harmony } from './settings.ts'
import { settings } from './settings.ts'
import { type Action, initialState, isFollowed, reduce, type State, writeLocks } from './state.ts'

/** The color code and its library, loaded on first use. */
export const lazy = createLazy(() => import('./lazy.tsx'))

/** The tool's state and the actions of its buttons. */
export function usePalette() {
  const hexField = useRef<HTMLInputElement>(null)
  // Read on demand: a part that was prefetched does not render the tool again.
  const findBuild = () => lazy.read().part?.followState
  const [picked, setPicked] = useState(initialState.base)
  const desk = useDesk<State, Action>(reduce, initialState, {
    slug: 'color-palette-generator',
    settings,
    isEmpty: () => false,
    takes: 'line',
    undoAction: { type: 'undo' },
    onSettings: (settings, dispatch) =>
      dispatch({ type: 'set', settings, build: findBuild(), isGiven: desk.read().history.length === 0 }),
    texts: ({ base, problem, palette, locks, history }) => ({
      // The color of the first sight is not the visitor's.
      text: history.length === 0 && base === initialState.base ? '' : problem ? palette.base : base,
      locked: writeLocks(locks.map((place) => ({ place, hex: palette.swatches[place]!.hex }))),
    }),
    focus: () => hexField.current?.focus(),
    onText: ({ text }) => void take(text.toString()),
    onLink: ({ text = desk.read().base, locked = '' }) => void take(text, locked),
  })
  const { base, settings: chosen } = desk.state
  const { vision, format } = chosen
  const { part: engine } = useLazy(lazy, vision !== 'none' || format !== 'css')
  const isCurrent = isFollowed(desk.state)

  /** Builds a palette from a pasted, sent or linked color as soon as the color library has loaded. */
  async function take(text: string, locked?: string) {
    const before = desk.read().base
    // Text the visitor typed during loading wins.
    const isWanted = () => desk.read().base === before
    const isLoaded = await withEngine(({ followState: build, readLocks, describeLocks, locksUnreadable }) => {
      const locks = locked === undefined ? undefined : readLocks(locked)
      if (isWanted()) rebuild({ type: 'load', text, build, locked: locks && describeLocks(locks) })
      if (locks === null) desk.intake.refuse(locksUnreadable)
    })
    if (!isLoaded && isWanted()) desk.replace({ type: 'load', text })
  }

  // The visitor chose something before the color library loaded: load it now. If that fails, go back to the old harmony.
  useLayoutEffect(() => {
    if (isCurrent) return
    void withEngine(({ followState: build }) => desk.show({ type: 'follow', build })).then((isLoaded) => {
      const { harmony } = desk.read().palette
      if (!isLoaded) desk.show({ type: 'set', settings: { harmony } })
    })
  }, [isCurrent, base, chosen.harmony])

  // The picker follows the field. It keeps its color while the field holds no valid one.
  const color = engine?.parseColor(desk.state.base)
  if (color?.ok && color.value.hex !== picked) setPicked(color.value.hex)

  async function withEngine(work: (engine: typeof import('./lazy.tsx')) => void): Promise<boolean> {
    const loaded = lazy.read().part ?? (await lazy.load().catch(() => null))
    if (loaded) work(loaded)
    return loaded !== null
  }

  /** Replaces the palette, with Undo if anything changed. */
  function rebuild(action: Action) {
    const before = desk.read()
    const after = reduce(before, action)
    const said = after.problem ? {} : { toast: generated(before.settings.harmony) }
    if (after.history !== before.history) return desk.replace(action, said)
    desk.dispatch(action)
    if (said.toast) showToast(said.toast)
  }

  const enter = (text: string) => desk.edit({ type: 'edit', text, build: findBuild() })
  const generate = () => void withEngine(({ followState: build }) => rebuild({ type: 'generate', build }))
  const randomize = () =>
    void withEngine(({ followState: build, pickRandomColor }) =>
      rebuild({ type: 'load', text: pickRandomColor(randomBytes), build }),
    )

  const giveList = (format: string, notation: 'hex' | 'rgb') => ({
    label: `Copy ${format}`,
    isEmpty: false,
    text: () => listColors(desk.state.palette, notation),
    copied: copied(format),
    copyFailed,
  })

  // Space is a shortcut only where it would not press or type anything, and only while the colors are in sight: below them, it scrolls.
  useEffect(() => {
    function pressSpace(event: KeyboardEvent) {
      const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
      const target = event.target as Element
      // A click on a swatch puts the focus on what is around the tool, one on a table or code on its scroller.
      const isStill = target.matches('.scroller') && target.scrollHeight <= target.clientHeight
      const isFree = isStill || (target !== hexField.current && target.contains(hexField.current))
      if (event.key !== ' ' || isModified || !isFree || scrollY > innerHeight / 4) return
      if (readPreference('single-keys') === 'off') return
      event.preventDefault()
      if (!event.repeat) randomize()
    }
    document.addEventListener('keydown', pressSpace)
    return () => document.removeEventListener('keydown', pressSpace)
  })

  return {
    desk,
    engine,
    /** How a color looks to the chosen vision, once the color library has loaded. */
    see: (hex: string) => (vision === 'none' ? undefined : engine?.simulateVision(hex, vision)),
    hexField,
    picked,
    pick(hex: string) {
      setPicked(hex)
      enter(hex)
    },
    enter,
    /** Ends a burst of typing or picking, which is one undo step. */
    rest: () => desk.show({ type: 'rest' }),
    chooseHarmony: (harmony: Harmony) => desk.dispatch({ type: 'set', settings: { harmony }, build: findBuild() }),
    lock: (place: number) => desk.dispatch({ type: 'lock', place, build: findBuild() }),
    generate,
    randomize,
    undo: () => desk.edit({ type: 'undo' }),
    copyHex: giveList('HEX', 'hex'),
    copyRgb: giveList('RGB', 'rgb'),
    download: {
      isEmpty: false,
      async file() {
        const [{ palette }, made] = [desk.read(), now()]
        const { buildReport } = await lazy.load()
        return buildReport(palette, made)
      },
      downloaded,
    },
  }
}

export type PaletteTool = ReturnType<typeof usePalette>
