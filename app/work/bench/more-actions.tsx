import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs'
import { useId } from 'react'
import { Icon } from '#app/ui/controls/icon.tsx'
import { ChangedBadge, describeChanged } from '#app/ui/controls/options.tsx'
import { moreActions } from '../messages.ts'

type Listed = {
  label: string
  onPress: () => void
  isDisabled?: boolean
  /** How many of the options behind it are not at their default. */
  changed?: number
}

/** The actions that don't fit in the bar of a phone. */
export function More({ actions }: { actions: readonly Listed[] }) {
  const id = useId()
  const changed = actions.reduce((sum, action) => sum + (action.changed ?? 0), 0)
  return (
    <>
      <button
        type="button"
        aria-label={moreActions}
        aria-haspopup="menu"
        aria-description={changed > 0 ? `Options: ${describeChanged(changed)}` : undefined}
        popoverTarget={id}
        className="button button-plain w-12 shrink-0 [anchor-name:--more]"
      >
        <Icon of={Ellipsis} />
        <ChangedBadge changed={changed} />
      </button>
      <div id={id} popover="auto" role="menu" aria-label={moreActions} className="menu menu-up">
        {actions.map(({ label, onPress, isDisabled, changed = 0 }) => (
          <button
            key={label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            disabled={isDisabled}
            aria-description={describeChanged(changed)}
            onClick={(event) => {
              // Returns the focus to the button first: the action may remove this menu item.
              event.currentTarget.parentElement?.hidePopover()
              onPress()
            }}
            className="menu-item"
          >
            {label}
            {changed > 0 && (
              <span aria-hidden="true" className="ml-auto pl-4 text-small text-ink-3">
                {describeChanged(changed)}
              </span>
            )}
          </button>
        ))}
      </div>
    </>
  )
}
