import { connect } from '#app/browser/worker/connect.ts'
import type { AskExplorer, Explorer, Source, TreeShape } from './explorer.ts'
import workerUrl from './json.worker.ts?worker&url'

/** The worker for the tree and for repair. It is separate, so canceling a format does not stop them. It holds the tree's document. */
export const explorer = connect<Explorer>(workerUrl, { isKept: true })

let held: { source: Source; shape: Promise<TreeShape> } | null = null

/** Opens a document in the worker as a new tree. */
export function openTree(source: Source): Promise<TreeShape> {
  const shape = explorer.call('openTree', source)
  held = { source, shape }
  return shape
}

/** Forgets the document and stops its worker. */
export function closeTree(): void {
  held = null
  explorer.stop()
}

/** Asks the worker about a document, and opens it there first if needed. */
export const askAbout: AskExplorer = (source, name, input) => {
  const opened = held?.source === source ? held.shape : openTree(source)
  const asked = opened.then(() => explorer.call(name, input))
  // After any error, the next question opens the document again.
  asked.catch(() => {
    held = null
  })
  return asked
}
