import { useId } from 'react'
import { CopyAction } from '#app/work/out/output-actions.tsx'
import { copied, copyFailed } from './messages.ts'
import { exampleLists } from './words.data.ts'

/** A few names of each style; a click copies one. */
export function ExampleLists() {
  const id = useId()
  return exampleLists.map(({ title, names }, place) => (
    <div key={title} className="strip max-sm:py-2">
      <span id={`${id}-${place}`} className="w-36 text-small leading-tight font-strong max-sm:w-full">
        {title}
      </span>
      <ul aria-labelledby={`${id}-${place}`} className="flex min-w-0 flex-1 flex-wrap gap-x-1 max-sm:-ml-2.25">
        {names.map((name) => (
          <li key={name}>
            <CopyAction
              label={name}
              icon={null}
              className="font-mono max-sm:h-11"
              isEmpty={false}
              text={() => name}
              copied={copied}
              copyFailed={copyFailed}
            />
          </li>
        ))}
      </ul>
    </div>
  ))
}
