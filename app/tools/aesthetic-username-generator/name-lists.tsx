import Check from 'lucide/dist/esm/icons/check.mjs'
import { useId } from 'react'
import { Icon } from '#app/ui/controls/icon.tsx'
import { copiedLabel } from '#app/work/messages.ts'
import { copyOutput } from '#app/work/out/copy-and-download.ts'
import { CopyAction, useCopied } from '#app/work/out/output-actions.tsx'
import { copied, copyFailed } from './messages.ts'
import type { Platform } from './platforms.data.ts'
import { cutName, describeFit, explainBreaches } from './platforms.ts'
import type { Username } from './username.ts'
import { exampleLists } from './words.data.ts'

const giveName = (name: string) => ({ isEmpty: false, text: () => name, copied, copyFailed })

/** A name that a click copies, and where it fits. "Copied" appears beside it, so that its own text does not change. */
export function NameCell({ name, legalOn, chosen }: Username & { chosen: readonly Platform[] }) {
  const [isCopied, tellCopied] = useCopied()
  const copy = async () => {
    if (await copyOutput(giveName(name))) tellCopied()
  }
  return (
    <li>
      <button type="button" data-tip={explainBreaches(name) || undefined} onClick={() => void copy()}>
        <span className="truncate">
          {cutName(name, chosen).map(({ text, isAllowed }, place) => (isAllowed ? text : <s key={place}>{text}</s>))}
        </span>
      </button>
      <span className="name-fit">{describeFit(name, legalOn)}</span>
      {isCopied && (
        <span aria-hidden="true" className="copied">
          <Icon of={Check} size={15} />
          {copiedLabel}
        </span>
      )}
    </li>
  )
}

/** A few names of each style on one line; a click copies one. */
export function ExampleLists() {
  const id = useId()
  return (
    <div className="strip max-sm:py-2">
      {exampleLists.map(({ title, names }, place) => (
        <div key={title} className="flex min-w-0 items-center gap-x-1.5 max-sm:w-full max-sm:flex-wrap">
          <span id={`${id}-${place}`} className="text-ink-2 max-sm:w-full">
            {title}
            <span className="sr-only"> examples</span>
          </span>
          <ul aria-labelledby={`${id}-${place}`} className="flex min-w-0 flex-wrap max-sm:-ml-2.25">
            {names.map((name) => (
              <li key={name}>
                <CopyAction
                  {...giveName(name)}
                  label={name}
                  icon={null}
                  className="px-1.5! font-mono max-sm:px-2.25!"
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
