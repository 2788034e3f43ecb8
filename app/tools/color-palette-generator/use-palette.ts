import { useReducer, useState } from 'react'
import { randomBytes } from '#app/browser/crypto-random.ts'
import { downloadFile } from '#app/browser/download.ts'
import { now } from '#app/lib/clock.ts'
import { showToast } from '#app/ui/toast.ts'
import { copyAndSay } from '#app/work/copy.ts'
import type { Engine } from './engine.ts'
import type { ExportFormat } from './exports.ts'
import type { Palette } from './harmony.ts'
import { copied, copiedValue, copyFailed, downloaded, generated, libraryMissing, notAColor } from './messages.ts'
import { pickRandomColor } from './random-color.ts'
import { type Action, initialState, reduce } from './state.ts'

/** The tool's state and what its buttons do. */
export function usePalette() {
  const [state, dispatch] = useReducer(reduce, initialState)
  const [engine, setEngine] = useState<Engine | null>(null)
  const [picked, setPicked] = useState(initialState.base)
  const [refusal, setRefusal] = useState<string | null>(null)

  // The picker follows the field, and keeps its color while the field holds none.
  const color = engine?.parseColor(state.base)
  if (color?.ok && color.value.hex !== picked) setPicked(color.value.hex)

  function act(action: Action) {
    setRefusal(null)
    dispatch(action)
  }

  async function load(): Promise<Engine | null> {
    try {
      const module = await import('./engine.ts')
      setEngine(module.engine)
      return module.engine
    } catch (error) {
      console.error(error)
      return null
    }
  }

  async function withEngine(work: (engine: Engine) => void) {
    const loaded = await load()
    if (loaded) work(loaded)
    else setRefusal(libraryMissing)
  }

  const generate = (base: string) =>
    withEngine(({ buildPalette, parseColor }) => {
      act({ type: 'generate', build: buildPalette })
      if (parseColor(base).ok) showToast(generated(state.harmony))
      else if (base.trim() === '') setRefusal(notAColor)
    })

  function save({ name, type, text }: ReturnType<Engine['exportPalette']>) {
    downloadFile(name, [text], `${type};charset=utf-8`)
    showToast(downloaded)
  }

  return {
    state,
    engine,
    picked,
    refusal,
    act,
    generate: () => generate(state.base),
    receive(text: string) {
      act({ type: 'base', text })
      generate(text)
    },
    warmUp: () => {
      if (!engine) load()
    },
    randomize: () =>
      withEngine(({ buildPalette }) => act({ type: 'random', hex: pickRandomColor(randomBytes), build: buildPalette })),
    copyValue: (value: string) => copyAndSay(value, copiedValue(value), copyFailed),
    copyHex: (palette: Palette) => engine && copyAndSay(engine.listHex(palette), copied('HEX'), copyFailed),
    copyRgb: (palette: Palette) => engine && copyAndSay(engine.listRgb(palette), copied('RGB'), copyFailed),
    copyExport: (palette: Palette, format: ExportFormat, label: string) =>
      engine && copyAndSay(engine.exportPalette(palette, format).text, copied(label), copyFailed),
    download: (palette: Palette) => engine && save(engine.buildDownload(palette, now())),
    saveExport: (palette: Palette, format: ExportFormat) => engine && save(engine.exportPalette(palette, format)),
  }
}
