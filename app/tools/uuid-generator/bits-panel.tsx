import { describeBits, type Part, splitUuid } from './bits.ts'

const tones: Record<Part, string> = {
  time: 'border-code-num text-code-num',
  fixed: 'border-code-lit text-code-lit',
  rest: 'border-code-key text-code-key',
}

/** The bits of one UUID, each part colored and explained. */
export const BitsPanel = ({ uuid }: { uuid: string }) => (
  <div className="flex-none border-line px-3.5 py-3 max-sm:order-first max-sm:border-b sm:border-t">
    <p className="font-mono text-lead leading-none font-strong tracking-tight max-sm:text-small">
      {splitUuid(uuid).map(({ text, part }, index) => (
        <span key={index} className={part ? `inline-block border-b-2 pb-1.25 ${tones[part]}` : 'text-ink-3'}>
          {text}
        </span>
      ))}
    </p>
    <dl className="mt-2.5 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5 text-small leading-tight">
      {describeBits(uuid).map(({ part, label, value }) => (
        <div key={label} className="contents">
          <dt className={tones[part]}>{label}</dt>
          <dd className="font-mono wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)
