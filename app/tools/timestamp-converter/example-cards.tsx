const examples = [
  { name: 'New Year 2022', timestamp: '1640995200' },
  { name: 'New Year 2020', timestamp: '1577836800' },
  { name: 'Unix Epoch', timestamp: '0' },
]

/** Three instants everybody knows; pressing one fills both fields. */
export function ExampleCards({ onChoose }: { onChoose: (timestamp: string) => void }) {
  return (
    <div className="grid gap-px border-t border-line bg-line sm:grid-cols-3">
      {examples.map(({ name, timestamp }) => (
        <button
          key={name}
          type="button"
          onClick={() => onChoose(timestamp)}
          className="flex items-baseline justify-between gap-1 bg-surface px-3.5 py-2.5 text-left sm:grid sm:content-start sm:justify-start transition-colors duration-120 hover:bg-sunken focus-visible:-outline-offset-2 active:bg-line"
        >
          <span className="text-[13px] font-[560]">{name}</span>
          <span aria-hidden="true" className="font-mono text-[12.5px] text-ink-3">
            {timestamp}
          </span>
        </button>
      ))}
    </div>
  )
}
