import type { PaneText } from '#app/lib/long-text.ts'
import type { Drift, Stretch } from './drift.ts'

type Part = Stretch & { look: string }

/** A stretch to be marked, in parts that look different, null where they are not known yet; where start is end, a bar between two characters. */
export type Mark = Stretch & { key: number; look: string; parts: readonly Part[] | null }

/** What is painted behind a text. */
export type Painting = {
  /** The text it is of; while the pane holds a newer one, marks go along with what was not changed. */
  readonly text: PaneText
  readonly count: number
  /** The marks that touch a stretch of the text, in order. */
  cut(from: number, to: number): Mark[]
  /** Told which marks were drawn last, from the first up to but not including the end. */
  onSight(first: number, end: number): void
  /** Told where the caret was put. */
  onCaret(position: number): void
}

/** The layer behind a field or an editor. */
export type Layer = {
  paint(painting: Painting | null): void
  /** Another text was put there, not typed. */
  refresh(): void
  /** Brings a stretch of the painting's text into sight. */
  scrollTo(stretch: Stretch): void
  destroy(): void
}

/** A mark with its parts, further on in the text. */
export function shiftMark(mark: Mark, by: number): Mark {
  const shift = <S extends Stretch>(stretch: S): S => ({ ...stretch, start: stretch.start + by, end: stretch.end + by })
  return by === 0 ? mark : { ...shift(mark), parts: mark.parts?.map(shift) ?? null }
}

/** Moves a mark with its parts, or lets it go: the parts of a mark are inside it, and so as untouched as the whole. */
export function moveMark(mark: Mark, drift: Drift): Mark | null {
  const moved = drift(mark)
  return moved && shiftMark(mark, moved.start - mark.start)
}

/** Marks whose parts are not known yet have those of a mark that was drawn in the same place. */
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

/** Whether two lists of marks look the same, whatever their numbers. */
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
