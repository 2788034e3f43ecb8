type Card<K extends string> = {
  key: K
  /** The name of the button. */
  name: string
  /** What it is, in words. */
  description?: string
  /** What it is, as data. */
  sample?: string
}

type Props<K extends string> = {
  cards: readonly Card<K>[]
  /** How many stand side by side on a wide screen. */
  columns: 3 | 4
  current?: K | null
  onChoose: (key: K) => void
}

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
          className="grid min-w-0 content-start gap-0.5 bg-surface px-3.5 py-2.5 text-left text-small transition-colors duration-120 hover:bg-sunken focus-visible:-outline-offset-2 active:bg-line aria-current:bg-sunken"
        >
          <span className="font-[560]">{name}</span>
          {description && (
            <span aria-hidden="true" className="leading-snug text-ink-2">
              {description}
            </span>
          )}
          {sample && (
            <span aria-hidden="true" className="truncate font-mono text-note text-ink-3">
              {sample}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
