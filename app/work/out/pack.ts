import type { Goods } from '#app/offline/hand-over.ts'
import type { Copying, Saving } from './copy-and-download.ts'

export type Output = { copy: Copying; download: Saving }

/** Packs an output for another tool: its text, or its file if it has no text. */
export async function packOutput({ copy, download }: Output): Promise<Goods | null> {
  const text = await copy.text()
  if (text === null) return null
  if (text.length > 0) return { text }
  const file = await download.file()
  if (!file) return null
  return 'text' in file
    ? { text: file.text }
    : { file: new File([...file.parts], file.name, { type: file.type ?? '' }) }
}
