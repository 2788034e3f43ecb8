import { abbreviatePair, findSpan } from '../expected/difference.ts'

const Marked = ({ digest, other }: { digest: string; other: string }) => {
  const { from, to } = findSpan(digest, other)
  return (
    <>
      {digest.slice(0, from)}
      <mark className="rounded-[2px] bg-bad py-px text-paper">{digest.slice(from, to)}</mark>
      {digest.slice(to)}
    </>
  )
}

type LineProps = { title: string; isTitled: boolean; digest: string; other: string }

function Line({ title, isTitled, digest, other }: LineProps) {
  const [short, otherShort] = abbreviatePair(digest, other)
  return (
    <p className="relative">
      <span className={`digest-title ${isTitled ? '' : 'lg:sr-only'}`}>{title}</span>{' '}
      <span className="max-sm:sr-only">
        <Marked digest={digest} other={other} />
      </span>
      <span aria-hidden="true" className="sm:hidden">
        <Marked digest={short} other={otherShort} />
      </span>
    </p>
  )
}

type Props = {
  /** What was computed, and by which algorithm where that is not plain from the place. */
  computed: string
  label?: string | undefined
  expected: string
}

/** A digest and the one it should be under it, the differing parts marked; on a phone both ends of them. */
export const DifferingDigests = ({ computed, label, expected }: Props) => (
  <div>
    <Line title={label ?? 'computed'} isTitled={label !== undefined} digest={computed} other={expected} />
    <Line title="expected" isTitled digest={expected} other={computed} />
  </div>
)
