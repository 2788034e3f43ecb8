import { startTransition, useEffect, useRef } from 'react'
import { randomBytes } from '#app/browser/crypto-random.ts'
import { connect } from '#app/browser/worker/connect.ts'
import { now } from '#app/lib/clock.ts'
import { isLong, type PaneText } from '#app/lib/long-text.ts'
import { ok } from '#app/lib/result.ts'
import { showToast } from '#app/ui/toast.ts'
import { useAnswer } from '#app/work/use-answer.ts'
import { useDesk } from '#app/work/use-desk.ts'
import { generated, notGenerated } from './messages.ts'
import { initialState, listUuids, readFields, reduce } from './state.ts'
import { createGenerator, type Generator, takesName } from './uuid.ts'
import type { UuidWorker } from './uuid.worker.ts'
import workerUrl from './uuid.worker.ts?worker&url'

const worker = connect<UuidWorker>(workerUrl)

const loadNaming = () => import('./named.ts')
async function loadInspection() {
  const [{ readUuids }, { Inspected }] = await Promise.all([import('./parse.ts'), import('./inspected.tsx')])
  return { readUuids, Inspected }
}
let inspection: Awaited<ReturnType<typeof loadInspection>> | null = null

/** Loads ahead what a text to inspect will need; whether it came shows when there is one. */
export const prepareInspection = () => void loadInspection().catch(() => null)

/** The generator with its list, and the inspector with what is found in its text. */
export function useUuids() {
  const desk = useDesk(reduce, initialState, {
    slug: 'uuid-generator',
    isEmpty: ({ inspected, batch }) => inspected.length === 0 && batch === null,
    onText: ({ text, isAgain }) => desk.replace({ type: 'load', text }, { isAgain }),
  })
  // One for the whole visit: its memory keeps v7 rising and v1 unique from batch to batch.
  const generator = useRef<Generator | null>(null)
  const { answer, ...work } = useAnswer<{ text: PaneText }, readonly string[]>(
    { text: desk.state.inspected },
    {
      direct: ({ text }) => (text.length === 0 ? [] : (inspection?.readUuids(text.toString()) ?? null)),
      async ask(question, task) {
        inspection ??= await loadInspection()
        const { text } = question
        return isLong(text) ? worker.call('find', question, task) : inspection.readUuids(text.toString())
      },
    },
  )
  const isNamed = takesName(desk.state.settings.version)
  useEffect(() => {
    if (isNamed) loadNaming().catch(() => null)
  }, [isNamed])
  return {
    desk,
    listed: listUuids(desk.state),
    found: work.isCurrent ? (answer ?? []) : [],
    work,
    Inspected: inspection?.Inspected,
    async generate() {
      const naming = takesName(desk.read().settings.version) ? await loadNaming().catch(() => null) : null
      const { version, quantity, ...named } = readFields(desk.read())
      generator.current ??= createGenerator({ randomBytes, now: () => now().getTime() })
      const outcome = takesName(version)
        ? naming?.nameUuid({ version, ...named })
        : ok(generator.current.generate({ version, quantity }))
      if (!outcome) return void showToast(notGenerated)
      // A hundred rows are drawn in portions.
      startTransition(() => desk.dispatch({ type: 'generate', outcome }))
      if (outcome.ok) showToast(generated(outcome.value.length))
    },
  }
}
