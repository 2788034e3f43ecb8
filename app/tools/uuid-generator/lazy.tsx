import { randomBytes } from '#app/browser/crypto-random.ts'
import { connect } from '#app/browser/worker/connect.ts'
import { now } from '#app/lib/clock.ts'
import { isLong } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import { SelectField, TextField } from '#app/ui/controls/field.tsx'
import { runOnEnter } from '#app/ui/keys/run-on-enter.ts'
import type { Desk } from '#app/work/bench/use-desk.ts'
import type { Underway } from '#app/work/run/job.ts'
import { namespaces } from './messages.ts'
import { type Found, readUuids } from './parse.ts'
import { takesName } from './settings.ts'
import { type Action, fieldsOf, type Made, type Question, recipeOf, type State } from './state.ts'
import { createGenerator, nameUuid } from './uuid.ts'
import type { UuidWorker } from './uuid.worker.ts'
import workerUrl from './uuid.worker.ts?worker&url'

export { createLayering } from '#app/ui/text-pane/layering.ts'
export { giveTable, Inspected } from './inspected.tsx'
export { paintFound } from './marks.ts'

/** One for the whole visit. It remembers its last values, so v7 keeps rising and v1 stays unique across batches. */
const generate = createGenerator({ randomBytes, now: () => now().getTime() })

/** Makes the UUIDs that the fields ask for. */
export function makeUuids(state: State): Result<Made> {
  const { version, quantity, ...name } = fieldsOf(state)
  const made = takesName(version) ? nameUuid({ version, ...name }) : ok(generate({ version, quantity }))
  return made.ok ? ok({ version, uuids: made.value, recipe: recipeOf(state) }) : made
}

const worker = connect<UuidWorker>(workerUrl)

/** The UUIDs in a short text. */
export const answerDirectly = ({ text }: Question): Found[] => readUuids(text.toString())

/** Reads a short text here and a long one in the worker. */
export const answer = (question: Question, task: Underway) =>
  isLong(question.text) ? worker.call('find', question, task) : answerDirectly(question)

export const warmUp = worker.start

type NameProps = { desk: Desk<State, Action>; generate: () => void }

/** The fields for a name-based UUID. */
export function NameFields({ desk, generate }: NameProps) {
  const { settings, customNamespace, name, problem } = desk.state
  const { namespace } = settings
  return (
    <div className="order-1 flex w-full flex-wrap gap-x-3 gap-y-2">
      <SelectField
        label="Namespace"
        className="w-58 max-sm:w-full"
        value={namespace}
        choices={namespaces}
        onChange={(next) => desk.dispatch({ type: 'set', settings: { namespace: next } })}
      />
      {namespace === 'custom' && (
        <TextField
          label="Custom namespace"
          // The error is next to the label, so nothing moves when it appears.
          className="relative w-96 max-sm:w-full [&>p]:absolute [&>p]:right-0 [&>p]:text-note [&>p]:leading-none"
          value={customNamespace}
          error={problem ?? undefined}
          placeholder="Any UUID"
          onChange={(event) => desk.edit({ type: 'edit', fields: { customNamespace: event.target.value } })}
          onKeyDown={runOnEnter(generate)}
        />
      )}
      <TextField
        label="Name"
        className="w-56 grow max-sm:w-full"
        value={name}
        placeholder="www.example.com"
        onChange={(event) => desk.edit({ type: 'edit', fields: { name: event.target.value } })}
        onKeyDown={runOnEnter(generate)}
      />
    </div>
  )
}
