import { startTransition } from 'react'
import { ok } from '#app/lib/result.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { createLazy, useLazy } from '#app/ui/island/lazy.ts'
import { useDesk } from '#app/work/bench/use-desk.ts'
import { useAnswer } from '#app/work/run/use-answer.ts'
import { generated } from './messages.ts'
import { settings, takesName } from './settings.ts'
import { fieldsOf, initialState, type Question, reduce } from './state.ts'

export const lazy = createLazy(() => import('./lazy.tsx'))

/** The generator with its list, and the inspector with the UUIDs found in its text. */
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
  const { part } = useLazy(lazy, takesName(desk.state.settings.version))
  const { answer, ...work } = useAnswer<Question, readonly string[]>(
    { text: desk.ready.inspected },
    {
      direct: (question) => (question.text.length === 0 ? [] : (part?.answerDirectly(question) ?? null)),
      ask: async (question, task) => (await lazy.load()).answer(question, task),
    },
  )

  async function make() {
    const { version, quantity, ...name } = fieldsOf(desk.read())
    const { nameUuid, generate } = await lazy.load()
    return takesName(version) ? nameUuid({ version, ...name }) : ok(generate({ version, quantity }))
  }
  return {
    desk,
    part,
    list: part && desk.state.batch && part.readShownList(desk.state),
    found: work.isCurrent ? (answer ?? []) : [],
    work,
    async generate() {
      const outcome = await make().catch(() => null)
      if (!outcome) return
      // React can render a hundred rows in steps.
      startTransition(() => desk.dispatch({ type: 'generate', outcome }))
      if (!outcome.ok) return
      showToast(generated(outcome.value.length))
      onMade()
    },
  }
}
