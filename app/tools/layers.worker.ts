import { inflate } from '#app/browser/inflate.ts'
import { serve } from '#app/browser/worker/serve.ts'
import { countUtf8 } from '#app/lib/count-utf8.ts'
import { isJson } from '#app/lib/is-json.ts'
import { isLong, longTextOf, type PaneText, slicesOf } from '#app/lib/long-text.ts'
import { allTraits } from './all-traits.ts'
import { findLayers } from './layers.ts'
import type { Peel } from './traits.ts'

const files = import.meta.glob<Peel>('./*/peel.ts', { eager: true, import: 'peel' })
const peels = Object.fromEntries(Object.entries(files).map(([file, peel]) => [file.split('/')[1] ?? '', peel]))

async function read(content: PaneText | Blob) {
  const whole = content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content.toString()
  return findLayers(whole, { traits: allTraits, peels, inflate })
}

const handlers = {
  async find({ content }: { content: PaneText | Blob }) {
    const found = await read(content)
    return { steps: found.map(({ layers }) => layers), rest: isJson(found.at(-1)?.text ?? '') ? 'JSON' : 'text' }
  },
  async take({ content, steps }: { content: PaneText | Blob; steps: number }) {
    const text = (await read(content))[steps - 1]?.text
    if (text === undefined) throw new Error(`There is no layer ${steps}`)
    return { text: isLong(text) ? longTextOf([...slicesOf(text, 1 << 18)]) : text, size: countUtf8(text) }
  },
}

export type LayersWorker = typeof handlers

serve(handlers)
