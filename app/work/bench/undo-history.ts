import { isPlainObject } from '#app/lib/plain-object.ts'
import { hasSameLetters } from '#app/ui/text-pane/doc-text.ts'
import { type Direction, keepNewest } from '#app/ui/text-pane/snapshots.ts'

/** A replacement seen from one side: the states on this side and the other when it was last done, undone or redone. */
type Sides<S> = { here: S; there: S }

type Fields = Readonly<Record<string, unknown>>

const isText = (value: unknown): value is string =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && 'chunks' in value)

function isUnchanged(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (isText(one) && isText(other)) return hasSameLetters(one, other)
  const [all, others] = [one, other].map((each) =>
    isPlainObject(each) || Array.isArray(each) ? Object.entries(each) : null,
  )
  return (
    all?.length === others?.length &&
    (all?.every(([name, value]) => isUnchanged(value, (other as Fields)[name])) ?? false)
  )
}

/** The other side, except for what was changed since. If one bound field was changed, all of them count as changed. */
function crossFields({ here, there }: Sides<Fields>, now: Fields, bound: readonly string[]): Fields {
  const changed = Object.keys({ ...there, ...now }).filter((name) => !isUnchanged(now[name], here[name]))
  const kept = changed.some((name) => bound.includes(name)) ? [...changed, ...bound] : changed
  const next = { ...there, ...Object.fromEntries(kept.map((name) => [name, now[name]])) }
  return Object.keys(next).every((name) => isUnchanged(next[name], now[name])) ? now : next
}

/**
 * The state on the other side of a replacement. Keeps what was changed since, setting by setting: text "a" cleared, then
 * indent 4 → text "a", indent 4. A replaced list of files comes back, even if others were added since.
 */
export function cross<S>({ here, there }: Sides<S>, now: S, bound: readonly string[] = []): S {
  if (!isPlainObject(here) || !isPlainObject(there) || !isPlainObject(now)) return there
  const { settings, files } = now
  // If the list of files was replaced, the present one counts as unchanged.
  const asLeft = { ...here, ...(there.files !== here.files && { files }), settings }
  const next = crossFields({ here: asLeft, there: { ...there, settings } }, now, [])
  if (!isPlainObject(settings) || !isPlainObject(here.settings) || !isPlainObject(there.settings)) return next as S
  const crossed = crossFields({ here: here.settings, there: there.settings }, settings, bound)
  return (crossed === settings ? next : { ...next, settings: crossed }) as S
}

/** What goes with a replacement: `forget` removes an answer, `restore` brings it back. */
type Beside = {
  forget?: (() => () => void) | undefined
  restore?: (() => void) | undefined
  place?: ReplacedPlace | undefined
}

/** Where something was replaced, if not in the input pane, and how to focus it after an undo. */
export type ReplacedPlace = { pane: string; focus: () => void }

export type Step<S> = Sides<S> & Beside & { era: number }

const mostSteps = 50
const mostCharacters = 64 << 20

const measure = (state: unknown): number =>
  isPlainObject(state)
    ? Object.values(state).reduce<number>((sum, each) => sum + (isText(each) ? each.length : 0), 0)
    : 0

/** The replacements of a desk in order, undone ones included. Each stretch between two of them is an era with a number. */
export function createUndoHistory<S>() {
  let era = 0
  let newest = 0
  const steps: Record<Direction, Step<S>[]> = { back: [], forward: [] }

  return {
    get era() {
      return era
    },
    /** Something was replaced: undone steps can no longer be redone. */
    add(step: Sides<S> & Beside): void {
      const all = [...steps.back, { ...step, era }]
      steps.back = keepNewest(all, mostSteps, mostCharacters, ({ there }) => measure(there))
      steps.forward = []
      era = ++newest
    },
    /** The last replacement was made again, in another charset for example. */
    amend(here: S): void {
      const last = steps.back.at(-1)
      if (last) last.here = here
    },
    /** Something was edited: undone steps can no longer be redone. */
    write(): void {
      steps.forward = []
    },
    /** The next step in that direction, if there is one. */
    read: (direction: Direction): Step<S> | null => steps[direction].at(-1) ?? null,
    /** That step was taken, from one state to another. */
    take(direction: Direction, from: S, to: S, beside: Beside): void {
      const step = steps[direction].pop()
      if (!step) return
      steps[direction === 'back' ? 'forward' : 'back'].push({ here: to, there: from, era, ...beside })
      era = step.era
    },
  }
}
