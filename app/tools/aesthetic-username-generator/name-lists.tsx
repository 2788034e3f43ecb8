import Check from 'lucide/dist/esm/icons/check.mjs'
import { useId } from 'react'
import { Icon } from '#app/ui/controls/icon.tsx'
import { copiedLabel } from '#app/work/messages.ts'
import { copyOutput } from '#app/work/out/copy-and-download.ts'
import { CopyAction, useCopied } from '#app/work/out/output-actions.tsx'
import { copied, copyFailed } from './messages.ts'
import { platformKeys, platforms } from './platforms.data.ts'
import { describeLegal, explainBreaches } from './platforms.ts'
import type { Username } from './username.ts'
import { exampleLists } from './words.data.ts'

const giveName = (name: string) => ({ isEmpty: false, text: () => name, copied, copyFailed })

/** A name that a click copies, and where it is legal. "Copied" appears beside it, so that its own text does not change. */
export function NameCell({ name, legalOn }: Username) {
  const [isCopied, tellCopied] = useCopied()
  const copy = async () => {
    if (await copyOutput(giveName(name))) tellCopied()
  }
  return (
    <li>
      <button type="button" data-tip={explainBreaches(name) || undefined} onClick={() => void copy()}>
        <span className="truncate">{name}</span>
      </button>
      <span className="name-legal">
        <span className="sr-only">
          {legalOn.length > 0 && 'Legal on '}
          {describeLegal(legalOn)}
        </span>
        {platformKeys.map((platform) => {
          const Tag = legalOn.includes(platform) ? 'span' : 's'
          return (
            <Tag key={platform} aria-hidden="true">
              {platforms[platform].short}
            </Tag>
          )
        })}
      </span>
      {isCopied && (
        <span aria-hidden="true" className="copied">
          <Icon of={Check} size={15} />
          {copiedLabel}
        </span>
      )}
    </li>
  )
}

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
            <CopyAction {...giveName(name)} label={name} icon={null} className="font-mono max-sm:h-11" />
          </li>
        ))}
      </ul>
    </div>
  ))
}
