import { type ExampleName, examples } from './examples.data.ts'

/** Three instants everybody knows; pressing one fills both fields. */
export function ExampleCards({ onChoose }: { onChoose: (example: ExampleName) => void }) {
  return (
    <div className="grid gap-px border-t border-line bg-line sm:grid-cols-3">
      {(Object.keys(examples) as ExampleName[]).map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => onChoose(name)}
          className="flex items-baseline justify-between gap-1 bg-surface px-3.5 py-2.5 text-left sm:grid sm:content-start sm:justify-start transition-colors duration-120 hover:bg-sunken focus-visible:-outline-offset-2 active:bg-line"
        >
          <span className="text-[13px] font-[560]">{name}</span>
          <span aria-hidden="true" className="font-mono text-[12.5px] text-ink-3">
            {examples[name].timestamp}
          </span>
        </button>
      ))}
    </div>
  )
}
