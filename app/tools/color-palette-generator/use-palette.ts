import { useEffect, useRef, useState } from 'react'
import { randomBytes } from '#app/browser/crypto-random.ts'
import { readPreference } from '#app/browser/storage.ts'
import { showToast } from '#app/ui/toast.ts'
import { useDesk } from '#app/work/use-desk.ts'
import type { Engine } from './engine.ts'
import { generated } from './messages.ts'
import { settings } from './settings.ts'
import { type Action, initialState, reduce } from './state.ts'

/** The tool's state and what its buttons do. */
export function usePalette() {
  const hexField = useRef<HTMLInputElement>(null)
  const [engine, setEngine] = useState<Engine>()
  const [isEngineMissing, setEngineMissing] = useState(false)
  const [picked, setPicked] = useState(initialState.base)
  const desk = useDesk(reduce, initialState, {
    slug: 'color-palette-generator',
    settings,
    isEmpty: () => false,
    takes: 'line',
    undoAction: { type: 'undo' },
    texts: ({ base }) => ({ text: base }),
    focus: () => hexField.current?.focus(),
    async onText({ text }) {
      const load = { type: 'load', text: text.toString() } as const
      const before = desk.read()
      // What the visitor has done meanwhile is newer.
      const isWanted = () => desk.read() === before
      const isLoaded = await withEngine(({ buildPalette }) => isWanted() && rebuild({ ...load, build: buildPalette }))
      if (!isLoaded && isWanted()) desk.replace(load)
    },
  })

  // The picker follows the field, and keeps its color while the field holds none.
  const color = engine?.parseColor(desk.state.base)
  if (color?.ok && color.value.hex !== picked) setPicked(color.value.hex)

  async function load(): Promise<Engine | undefined> {
    if (engine) return engine
    try {
      const module = await import('./engine.ts')
      setEngine(module.engine)
      setEngineMissing(false)
      return module.engine
    } catch (error) {
      console.error(error)
      return undefined
    }
  }

  async function withEngine(work: (engine: Engine) => void): Promise<boolean> {
    const loaded = await load()
    if (loaded) work(loaded)
    else setEngineMissing(true)
    return loaded !== undefined
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
    isEngineMissing,
    warmUp: () => void load(),
    pick(hex: string) {
      setPicked(hex)
      desk.edit({ type: 'edit', text: hex })
    },
    generate,
    randomize,
    undo: () => desk.edit({ type: 'undo' }),
  }
}

export type PaletteTool = ReturnType<typeof usePalette>
