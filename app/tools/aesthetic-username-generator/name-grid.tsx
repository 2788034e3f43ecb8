import Check from 'lucide/dist/esm/icons/check.mjs'
import { Icon } from '#app/ui/controls/icon.tsx'
import { copiedLabel } from '#app/work/messages.ts'
import { copyOutput } from '#app/work/out/give.ts'
import { useCopied } from '#app/work/out/output-actions.tsx'
import { copied, copyFailed } from './messages.ts'
import { type Platform, platformKeys, platforms } from './platforms.data.ts'
import { describeLegal, explainBreaches } from './platforms.ts'
import type { Username } from './username.ts'

/** Where a name is legal: short names to see, a sentence for screen readers. */
const Legality = ({ on }: { on: readonly Platform[] }) => (
  <span className="name-legal">
    <span className="sr-only">
      {on.length > 0 && 'Legal on '}
      {describeLegal(on)}
    </span>
    {platformKeys.map((platform) => {
      const Tag = on.includes(platform) ? 'span' : 's'
      return (
        <Tag key={platform} aria-hidden="true">
          {platforms[platform].short}
        </Tag>
      )
    })}
  </span>
)

/** A name that a click copies. "Copied" appears beside it, so that its own text does not change. */
function NameCell({ name, legalOn }: Username) {
  const [isCopied, tellCopied] = useCopied()
  const copy = async () => {
    if (await copyOutput({ isEmpty: false, text: () => name, copied, copyFailed })) tellCopied()
  }
  return (
    <li>
      <button type="button" data-tip={explainBreaches(name) || undefined} onClick={() => void copy()}>
        <span className="truncate">{name}</span>
      </button>
      <Legality on={legalOn} />
      {isCopied && (
        <span aria-hidden="true" className="copied">
          <Icon of={Check} size={15} />
          {copiedLabel}
        </span>
      )}
    </li>
  )
}

/** The names of a batch and where each is legal. Room for twenty is reserved, so the layout does not shift. */
export function NameGrid({ names }: { names: readonly Username[] }) {
  return (
    <ul aria-label="Generated usernames" className="names">
      {names.map(({ name, legalOn }) => (
        <NameCell key={name} name={name} legalOn={legalOn} />
      ))}
    </ul>
  )
}
