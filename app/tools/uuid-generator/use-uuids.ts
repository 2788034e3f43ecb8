import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { beforeFirstAction } from '#app/browser/before-first-action.ts'
import { randomBytes } from '#app/browser/crypto-random.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { createLazy, useLazy } from '#app/ui/island/lazy.ts'
import { useDesk } from '#app/work/bench/use-desk.ts'
import { useAnswer } from '#app/work/run/use-answer.ts'
import { firstUuid } from './first-uuid.ts'
import { generated, sampleText } from './messages.ts'
import type { Found } from './parse.ts'
import { settings, takesName } from './settings.ts'
import { fieldsOf, initialState, isOutdated, type Made, type Question, recipeOf, reduce, type State } from './state.ts'
import { readShownList } from './uuid-list.tsx'

export const lazy = createLazy(() => import('./lazy.tsx'))

const none: readonly Found[] = []

/** The UUID of the first sight if it needs no other code: one of version 4. */
function readFirst(state: State): Made | null {
  const { version, quantity } = fieldsOf(state)
  return version === 'v4' && quantity === 1
    ? { version, uuids: [firstUuid(randomBytes)], recipe: recipeOf(state), isFirst: true }
    : null
}

/** The generator with its list, and the inspector with the UUIDs found in its text. */
export function useUuids(onMade: () => void) {
  const desk = useDesk(reduce, initialState, {
    slug: 'uuid-generator',
    settings,
    isEmpty: ({ inspected, name, customNamespace, batch }) =>
      inspected.length + name.length + customNamespace.length === 0 && (batch === null || batch.isFirst === true),
    onText: ({ text, isAgain }) => desk.replace({ type: 'load', text }, { isAgain }),
    texts: ({ inspected, name, customNamespace }) => ({ text: inspected, name, customNamespace }),
    onLink: ({ text, ...fields }) =>
      desk.replace({ type: 'edit', fields: { ...fields, ...(text !== undefined && { inspected: text }) } }),
  })
  const { version } = desk.state.settings
  const { part } = useLazy(lazy, takesName(version))
  const text = desk.ready.inspected
  const { answer, ...work } = useAnswer<Question, readonly Found[]>(
    { text },
    {
      direct: (question) => (question.text.length === 0 ? none : (part?.answerDirectly(question) ?? null)),
      ask: async (question, task) => (await lazy.load()).answer(question, task),
    },
  )
  const found = (work.isCurrent && answer) || none
  const [chosen, choose] = useState(0)
  const { batch } = desk.state
  const isStale = isOutdated(desk.state)
  const isFollowing = batch?.isFirst === true && isStale

  // The first list is not the visitor's, so it follows the settings.
  useEffect(() => {
    const first = readFirst(desk.read())
    if (first) return desk.fill({ type: 'list', made: first })
    return beforeFirstAction(() => void showFirst(desk.fill))
  }, [])
  useEffect(() => {
    if (isFollowing) void showFirst(desk.show)
  }, [isFollowing, batch, recipeOf(desk.state)])
  async function showFirst(show: typeof desk.fill) {
    const { batch } = desk.read()
    await lazy.prepare()
    const state = desk.read()
    // Generate was faster.
    if (state.batch !== batch) return
    const { version, name } = fieldsOf(state)
    const outcome = takesName(version) && name === '' ? null : lazy.read().part?.makeUuids(state)
    const made = outcome?.ok ? outcome.value : { version, uuids: [], recipe: recipeOf(state) }
    show({ type: 'list', made: { ...made, isFirst: true } })
  }
  useEffect(() => choose(0), [text])

  // Told once the list is there: React may render it later than it is made.
  const made = useRef<Made>(null)
  useEffect(() => {
    if (!batch || batch !== made.current) return
    made.current = null
    showToast(generated(batch.uuids.length))
    onMade()
  }, [batch])

  return {
    desk,
    part,
    list: batch && batch.uuids.length > 0 ? readShownList(desk.state) : null,
    isStale: isStale && !isFollowing,
    found,
    table: useMemo(() => (part && found.length > 0 ? part.giveTable(found) : null), [part, found]),
    /** The index of the UUID whose bits are explained. */
    chosen: Math.min(chosen, found.length - 1),
    choose(index: number) {
      choose(index)
      const { start, end } = found[index]!
      desk.pane.current?.reveal(start, end)
    },
    painting: useMemo(
      () => (part && found.length > 0 ? part.paintFound({ text, found, chosen, onChoose: choose }) : null),
      [part, text, found, chosen],
    ),
    work,
    loadSample: () => desk.replace({ type: 'load', text: sampleText }),
    async generate() {
      const state = desk.read()
      const outcome = await lazy.load().then(
        ({ makeUuids }) => makeUuids(state),
        () => null,
      )
      if (!outcome) return
      if (outcome.ok) made.current = outcome.value
      // React can render a hundred rows in steps.
      startTransition(() => desk.dispatch({ type: 'generate', outcome }))
    },
  }
}
