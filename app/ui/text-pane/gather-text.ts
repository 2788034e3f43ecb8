import { longTextOf, type PaneText } from '#app/lib/long-text.ts'

type Gathering = {
  /** Takes the next piece, or null to start over. */
  add: (piece: string | null) => void
  read: () => PaneText
}

/** Collects a text that comes in pieces: as an editor document, which is shown at once, if that code could be loaded. */
export async function gatherText(): Promise<Gathering> {
  const loaded = await import('./doc-builder.ts').catch(() => null)
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

/** Collects the text a call sends before its answer; pieces may come before `gatherText` is ready. */
export async function gatherFed<T>(call: (onText: Gathering['add']) => Promise<T>): Promise<[T, PaneText]> {
  const gathering = gatherText()
  const answer = await call((piece) => void gathering.then(({ add }) => add(piece)))
  return [answer, (await gathering).read()]
}
