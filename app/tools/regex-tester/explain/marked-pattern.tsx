import { cutAtError, type Place } from './place.ts'

const looks = { bad: 'bg-bad-soft text-bad', warn: 'bg-warn-soft text-warn', plain: 'bg-accent-soft text-ink' }

/** A pattern with one part of it marked; a place at its end is shown as a gap. */
export function MarkedPattern({ place, tone }: { place: Place; tone: keyof typeof looks }) {
  return (
    <>
      {place.before}
      <b className={`rounded-sm font-normal underline decoration-2 underline-offset-4 ${looks[tone]}`}>
        {place.marked || '\u00a0'}
      </b>
      {place.after}
    </>
  )
}

/** Where in a pattern its reading stopped. */
export const ErrorPlace = ({ pattern, index }: { pattern: string; index: number }) => (
  <MarkedPattern place={cutAtError(pattern, index)} tone="bad" />
)
