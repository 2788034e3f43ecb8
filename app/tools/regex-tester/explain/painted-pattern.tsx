import { Fragment } from 'react'
import { driftBetween, type Stretch } from '#app/ui/text-pane/drift.ts'
import type { Analysis } from '../analysis.ts'
import { cutGroups, followGroups, hueOf } from '../groups.ts'
import { cutAtError } from './shorten.ts'

/** The part of the pattern to highlight. */
export type Span = Stretch & { tone: 'plain' | 'warn' }

type Props = { pattern: string; analysis: Analysis | null; span: Span | null }

const tones = { plain: 'bg-accent-soft', warn: 'bg-warn-soft' }

/** A pattern with colored groups and a highlighted part. */
export function PaintedPattern({ pattern, analysis, span }: Props) {
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
  if (!span || analysis?.pattern !== pattern) return paint(0, pattern.length)
  return (
    <>
      {paint(0, span.start)}
      <b className={`rounded-sm font-normal ${tones[span.tone]}`}>{paint(span.start, span.end)}</b>
      {paint(span.end, pattern.length)}
    </>
  )
}

/** Marks where the parser stopped in a pattern. At the very end it marks a gap. */
export function ErrorPlace({ pattern, index }: { pattern: string; index: number }) {
  const { before, marked, after } = cutAtError(pattern, index)
  return (
    <>
      {before}
      <b className="rounded-sm bg-bad-soft font-normal text-bad underline decoration-2 underline-offset-4">
        {marked || '\u00a0'}
      </b>
      {after}
    </>
  )
}
