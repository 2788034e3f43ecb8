import type { Goods } from './other-tools-context.ts'
import type { Give } from './output-actions.tsx'

/** An output as it travels: its text, or the file it is where there is none. */
export async function packOutput({ copy, download }: Give): Promise<Goods | null> {
  const text = await copy.text()
  if (text === null) return null
  if (text.length > 0) return { text }
  const file = await download.file()
  if (!file) return null
  return 'text' in file
    ? { text: file.text }
    : { file: new File([...file.parts], file.name, { type: file.type ?? '' }) }
}
