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
  /** The computed digest. `label` names its algorithm if that is not clear from the context. */
  computed: string
  label?: string | undefined
  expected: string
}

/** The computed digest above the expected one, with the differing part marked. A phone shows both shortened. */
export const DifferingDigests = ({ computed, label, expected }: Props) => (
  <div>
    <Line title={label ?? 'computed'} isTitled={label !== undefined} digest={computed} other={expected} />
    <Line title="expected" isTitled digest={expected} other={computed} />
  </div>
)
