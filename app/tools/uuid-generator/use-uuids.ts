import { startTransition, useEffect, useReducer } from 'react'
import { connect } from '#app/browser/worker/connect.ts'
import { isLong, type PaneText } from '#app/lib/long-text.ts'
import { ok } from '#app/lib/result.ts'
import { showToast } from '#app/ui/toast.ts'
import { useAnswer } from '#app/work/use-answer.ts'
import { useDesk } from '#app/work/use-desk.ts'
import { takesName } from './choices.ts'
import { generated, notGenerated } from './messages.ts'
import { settings } from './settings.ts'
import { initialState, readFields, reduce } from './state.ts'
import type { UuidWorker } from './uuid.worker.ts'
import workerUrl from './uuid.worker.ts?worker&url'

const worker = connect<UuidWorker>(workerUrl)

async function loadNaming() {
  const [{ nameUuid }, { NameFields }] = await Promise.all([import('./named.ts'), import('./name-fields.tsx')])
  return { nameUuid, NameFields }
}
let naming: Awaited<ReturnType<typeof loadNaming>> | null = null

// What makes UUIDs and shows them is fetched with the first act, or before.
const loadMaking = async () => ({
  ...(await import('./generator.ts')),
  ...(await import('./uuid-list.tsx')),
})
let making: Awaited<ReturnType<typeof loadMaking>> | null = null

const loadInspection = async () => ({
  ...(await import('./parse.ts')),
  ...(await import('./inspected.tsx')),
})
let inspection: Awaited<ReturnType<typeof loadInspection>> | null = null

/** Loads ahead what making and inspecting will need; whether it came shows when it is wanted. */
export function warmUp() {
  loadMaking().catch(() => null)
  loadInspection().catch(() => null)
}

/** The generator with its list, and the inspector with what is found in its text. */
export function useUuids(onMade: () => void) {
  const desk = useDesk(reduce, initialState, {
    slug: 'uuid-generator',
    settings,
    isEmpty: ({ inspected, name, customNamespace, batch }) =>
      inspected.length + name.length + customNamespace.length === 0 && batch === null,
    onText: ({ text, isAgain }) => desk.replace({ type: 'load', text }, { isAgain }),
    texts: ({ inspected, name, customNamespace }) => ({ text: inspected, name, customNamespace }),
    onLink: ({ text, ...fields }) =>
      desk.replace({ type: 'edit', fields: { ...fields, ...(text !== undefined && { inspected: text }) } }),
  })
  const { answer, ...work } = useAnswer<{ text: PaneText }, readonly string[]>(
    { text: desk.release ? '' : desk.state.inspected },
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
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const bringNaming = async () => (naming ??= await loadNaming())
  useEffect(() => {
    if (isNamed) bringNaming().then(redraw, () => null)
  }, [isNamed])

  async function make() {
    making ??= await loadMaking()
    const named = takesName(desk.read().settings.version) ? await bringNaming() : null
    const { version, quantity, ...name } = readFields(desk.read())
    return takesName(version)
      ? named?.nameUuid({ version, ...name })
      : ok(making.generator.generate({ version, quantity }))
  }
  return {
    desk,
    list: making && desk.state.batch && making.readList(desk.state),
    ListParts: making,
    found: work.isCurrent ? (answer ?? []) : [],
    work,
    FoundParts: inspection,
    NameFields: naming?.NameFields,
    async generate() {
      const outcome = await make().catch(() => null)
      if (!outcome) return void showToast(notGenerated)
      // A hundred rows are drawn in portions.
      startTransition(() => desk.dispatch({ type: 'generate', outcome }))
      if (!outcome.ok) return
      showToast(generated(outcome.value.length))
      onMade()
    },
  }
}
