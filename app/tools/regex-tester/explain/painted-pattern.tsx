import { Fragment } from 'react'
import { driftBetween, type Stretch } from '#app/ui/text-pane/drift.ts'
import type { Analysis } from '../analysis.ts'
import { cutGroups, followGroups, hueOf } from '../groups.ts'

/** The part of the pattern to highlight. */
export type Span = Stretch & { tone: 'plain' | 'warn' }

/** `errorAt` is where the parser stopped. */
type Props = { pattern: string; analysis: Analysis | null; span: Span | null; errorAt: number | undefined }

const tones = { plain: 'bg-accent-soft', warn: 'bg-warn-soft' }

/** A pattern with colored groups and a highlighted part, or with the character that is wrong; at the very end a gap is marked. */
export function PaintedPattern({ pattern, analysis, span, errorAt }: Props) {
  const groups = analysis ? followGroups(analysis.groups, driftBetween(analysis.pattern, pattern, true)) : []
  const paint = (start: number, end: number) =>
    cutGroups(start, end, groups).map((piece) => {
      const text = pattern.slice(piece.start, piece.end)
      return piece.group === null ? (
        <Fragment key={piece.start}>{text}</Fragment>
      ) : (
        <span key={piece.start} className={`hue ${hueOf(piece.group)}`}>
          {text}
        </span>
      )
    })
  if (errorAt !== undefined) {
    const wrong = pattern.slice(errorAt, errorAt + ((pattern.codePointAt(errorAt) ?? 0) > 0xffff ? 2 : 1))
    return (
      <>
        {paint(0, errorAt)}
        <b className="rounded-sm bg-bad-soft font-normal text-bad underline decoration-2 underline-offset-4">
          {wrong || '\u00a0'}
        </b>
        {paint(errorAt + wrong.length, pattern.length)}
      </>
    )
  }
  if (!span || analysis?.pattern !== pattern) return paint(0, pattern.length)
  return (
    <>
      {paint(0, span.start)}
      <b className={`rounded-sm font-normal ${tones[span.tone]}`}>{paint(span.start, span.end)}</b>
      {paint(span.end, pattern.length)}
    </>
  )
}
