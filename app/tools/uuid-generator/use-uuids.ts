import { useRef } from 'react'
import { randomBytes } from '#app/browser/crypto-random.ts'
import { connect } from '#app/browser/worker/connect.ts'
import { now } from '#app/lib/clock.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { showToast } from '#app/ui/toast.ts'
import { useAnswer } from '#app/work/use-answer.ts'
import { useDesk } from '#app/work/use-desk.ts'
import { generated } from './messages.ts'
import { readUuids } from './parse.ts'
import { initialState, listUuids, readFields, reduce } from './state.ts'
import { createGenerator, type Generator } from './uuid.ts'
import type { UuidWorker } from './uuid.worker.ts'
import workerUrl from './uuid.worker.ts?worker&url'

const worker = connect<UuidWorker>(workerUrl)

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
    { direct: ({ text }) => readUuids(text.toString()), ask: (question, task) => worker.call('find', question, task) },
  )
  return {
    desk,
    listed: listUuids(desk.state),
    found: work.isCurrent ? (answer ?? []) : [],
    work,
    generate() {
      generator.current ??= createGenerator({ randomBytes, now: () => now().getTime() })
      const outcome = generator.current.generate(readFields(desk.read()))
      desk.dispatch({ type: 'generate', outcome })
      if (outcome.ok) showToast(generated(outcome.value.length))
    },
  }
}
