import { useReducer, useState } from 'react'
import { randomBytes } from '#app/browser/crypto-random.ts'
import { downloadFile } from '#app/browser/download.ts'
import { now } from '#app/lib/clock.ts'
import { showToast } from '#app/ui/toast.ts'
import { copyAndSay } from '#app/work/copy.ts'
import { useHandOver } from '#app/work/use-hand-over.ts'
import type { Engine } from './engine.ts'
import { formatChoices } from './exports.data.ts'
import { buildDownload, exportPalette, listHex, listRgb } from './exports.ts'
import { copied, copiedValue, copyFailed, downloaded, generated } from './messages.ts'
import { initialState, reduce } from './state.ts'

/** The tool's state and what its buttons do. */
export function usePalette() {
  const [state, dispatch] = useReducer(reduce, initialState)
  const [engine, setEngine] = useState<Engine>()
  const [isEngineMissing, setEngineMissing] = useState(false)
  const [picked, setPicked] = useState(initialState.base)
  const { base, settings, palette } = state

  // The picker follows the field, and keeps its color while the field holds none.
  const color = engine?.parseColor(base)
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

  async function withEngine(work: (engine: Engine) => void) {
    const loaded = await load()
    if (loaded) work(loaded)
    else setEngineMissing(true)
  }

  const generate = (text: string) =>
    withEngine(({ buildPalette, parseColor }) => {
      dispatch({ type: 'generate', build: buildPalette })
      if (parseColor(text).ok) showToast(generated(settings.harmony))
    })

  useHandOver('color-palette-generator', (text) => {
    dispatch({ type: 'load', text })
    generate(text)
  })

  const copy = (text: string, format: string) => copyAndSay(text, copied(format), copyFailed)
  function save({ name, type, text }: ReturnType<typeof exportPalette>) {
    downloadFile(name, [text], `${type};charset=utf-8`)
    showToast(downloaded)
  }

  return {
    state,
    dispatch,
    picked,
    isEngineMissing,
    warmUp: () => void load(),
    pick(hex: string) {
      setPicked(hex)
      dispatch({ type: 'edit', text: hex })
    },
    generate: () => generate(base),
    randomize: () =>
      withEngine(({ buildPalette, pickRandomColor }) => {
        dispatch({ type: 'load', text: pickRandomColor(randomBytes) })
        dispatch({ type: 'generate', build: buildPalette })
      }),
    copyValue: (value: string) => copyAndSay(value, copiedValue(value), copyFailed),
    copyHex: () => copy(listHex(palette), 'HEX'),
    copyRgb: () => copy(listRgb(palette), 'RGB'),
    copyExport() {
      const name = formatChoices.find(({ value }) => value === settings.format)?.name ?? ''
      return copy(exportPalette(palette, settings.format).text, name)
    },
    download: () => save(buildDownload(palette, now())),
    saveExport: () => save(exportPalette(palette, settings.format)),
  }
}

export type PaletteTool = ReturnType<typeof usePalette>
