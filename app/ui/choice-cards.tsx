/** Stands for words that are in the document and in no script: they are left as they are. */
export const inDocument = true as const

type Words = string | typeof inDocument
type Card<K extends string> = {
  key: K
  /** The name of the button. */
  name: string
  /** What it is, in words. */
  description?: Words
  /** What it is, as data. */
  sample?: Words
}

type Props<K extends string> = {
  cards: readonly Card<K>[]
  /** How many stand side by side on a wide screen. */
  columns: 3 | 4
  current?: K | null
  onChoose: (key: K) => void
}

const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

const Detail = ({ words, className }: { words: Words; className: string }) => (
  <span aria-hidden="true" className={className} {...(words === inDocument ? kept : { children: words })} />
)

const columnClass = { 3: 'sm:grid-cols-2 lg:grid-cols-3', 4: 'grid-cols-2 lg:grid-cols-4' }

/** Things to begin with: pressing one puts it in the place of what stands there. */
export function ChoiceCards<K extends string>({ cards, columns, current, onChoose }: Props<K>) {
  return (
    <div className={`grid gap-px border-t border-line bg-line ${columnClass[columns]}`}>
      {cards.map(({ key, name, description, sample }) => (
        <button
          key={key}
          type="button"
          aria-current={key === current ? 'true' : undefined}
          onClick={() => onChoose(key)}
          className="choice-card"
        >
          <span className="font-strong">{name}</span>
          {description && <Detail words={description} className="leading-snug text-ink-2" />}
          {sample && <Detail words={sample} className="truncate font-mono text-note text-ink-3" />}
        </button>
      ))}
    </div>
  )
}
