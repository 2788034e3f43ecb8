import { cutAtError } from './place.ts'

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
