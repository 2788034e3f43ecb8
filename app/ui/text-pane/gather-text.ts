import { longTextOf, type PaneText } from '#app/lib/long-text.ts'

type Gathering = {
  /** Takes the next piece, or null to begin anew. */
  add: (piece: string | null) => void
  read: () => PaneText
}

type Builder = typeof import('./doc-builder.ts')
let loaded: Builder | null = null

/** Gathers a text that comes in pieces: where it can be loaded as a document of the editor, so that it is shown at once. */
export async function gatherText(): Promise<Gathering> {
  loaded ??= await import('./doc-builder.ts').catch(() => null)
  if (!loaded) {
    const pieces: string[] = []
    return {
      add(piece) {
        if (piece === null) pieces.length = 0
        else pieces.push(piece)
      },
      read: () => longTextOf(pieces),
    }
  }
  const builder = new loaded.DocBuilder()
  return { add: (piece) => builder.add(piece), read: () => builder.text }
}

/** Gathers what a call gives before its answer; a piece may come before what takes it. */
export async function gatherFed<T>(call: (onText: Gathering['add']) => Promise<T>): Promise<[T, PaneText]> {
  const gathering = gatherText()
  const answer = await call((piece) => void gathering.then(({ add }) => add(piece)))
  return [answer, (await gathering).read()]
}
