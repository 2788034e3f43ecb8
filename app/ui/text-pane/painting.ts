import type { PaneText } from '#app/lib/long-text.ts'
import type { Drift, Stretch } from './drift.ts'

type Part = Stretch & { look: string }

/** A stretch to mark. `parts` look different, null if not known yet. If start equals end: a bar between two characters. */
export type Mark = Stretch & { key: number; look: string; parts: readonly Part[] | null }

/** The marks painted behind a text. */
export type Painting = {
  /** The text the marks are for; if the pane has a newer one, marks in unchanged parts move along. */
  readonly text: PaneText
  readonly count: number
  /** The marks that touch a stretch of the text, in order. */
  cut(from: number, to: number): Mark[]
  /** Called with the marks that were drawn last, from `first` up to but not including `end`. */
  onSight(first: number, end: number): void
  /** Called with the place of the caret. */
  onCaret(position: number): void
}

/** The layer behind a field or an editor. */
export type Layer = {
  /** Draws these marks, and the text again if it was replaced. */
  paint(painting: Painting | null): void
  /** Scrolls to a stretch of the painting's text, if it draws marks. */
  scrollTo?: ((stretch: Stretch) => void) | undefined
  destroy(): void
}

/** A mark and its parts, moved by this many characters. */
export function shiftMark(mark: Mark, by: number): Mark {
  const shift = <S extends Stretch>(stretch: S): S => ({ ...stretch, start: stretch.start + by, end: stretch.end + by })
  return by === 0 ? mark : { ...shift(mark), parts: mark.parts?.map(shift) ?? null }
}

/** Moves a mark with its parts; null if it was changed. Its parts are inside it, so they are unchanged if it is. */
export function moveMark(mark: Mark, drift: Drift): Mark | null {
  const moved = drift(mark)
  return moved && shiftMark(mark, moved.start - mark.start)
}

/** Moves marks, and keeps those that then touch a stretch. */
export const moveMarks = (marks: readonly Mark[], drift: Drift, from: number, to: number): Mark[] =>
  marks.flatMap((mark) => moveMark(mark, drift) ?? []).filter(({ start, end }) => end >= from && start <= to)

/** Marks whose parts are not known yet reuse the parts drawn in the same place. */
export function keepParts(marks: readonly Mark[], drawn: readonly Mark[]): readonly Mark[] {
  if (marks.every(({ parts }) => parts)) return marks
  const before = new Map(drawn.map((mark) => [mark.start, mark]))
  return marks.map((mark) => {
    const same = before.get(mark.start)
    return mark.parts || same?.end !== mark.end ? mark : { ...mark, parts: same.parts }
  })
}

const isSamePart = (one: Part, other: Part | undefined) =>
  one.start === other?.start && one.end === other.end && one.look === other.look

/** Whether two lists of marks look the same; their keys do not matter. */
export const looksSame = (marks: readonly Mark[], drawn: readonly Mark[]): boolean =>
  marks.length === drawn.length &&
  marks.every((mark, index) => {
    const other = drawn[index]
    const [parts, others] = [mark.parts ?? [], other?.parts ?? []]
    return (
      isSamePart(mark, other) &&
      parts.length === others.length &&
      parts.every((part, number) => isSamePart(part, others[number]))
    )
  })
