import { useId } from 'react'
import { copyOutput } from '#app/work/give.ts'
import { copied, copyFailed } from './messages.ts'
import { exampleLists } from './words.data.ts'

/** A few names of each style to look at, or to copy. */
export function ExampleLists() {
  const id = useId()
  return (
    <div className="mt-8 overflow-clip rounded-panel border border-line bg-surface">
      <h2 className="border-b border-line px-3.5 py-3 text-lead">Examples by style</h2>
      <div className="grid gap-px bg-line sm:grid-cols-3">
        {exampleLists.map(({ title, names }, place) => (
          <div key={title} className="bg-surface py-3">
            <h3 id={`${id}-${place}`} className="mb-1.5 px-3.5 text-small leading-tight">
              {title}
            </h3>
            <ul aria-labelledby={`${id}-${place}`}>
              {names.map((name) => (
                <li key={name}>
                  <button
                    type="button"
                    onClick={() => void copyOutput(name, copied, copyFailed)}
                    className="w-full px-3.5 py-1 text-left font-mono text-body transition-colors duration-120 hover:bg-sunken focus-visible:-outline-offset-2 active:bg-line"
                  >
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}
