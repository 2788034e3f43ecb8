import {
  createContext,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

/** Below this width, a bench shows one pane at a time and its actions at the bottom. */
const phone = '(width < 640px)'

const isNarrow = () => matchMedia(phone).matches
const watchWidth = (listener: () => void) => {
  const query = matchMedia(phone)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** The panes of a bench by name. A phone shows one at a time: the first, until the visitor or `show` picks another. */
export function useTabs(...names: readonly string[]) {
  const id = useId()
  const [shown, setShown] = useState(names[0]!)
  const isPhone = useSyncExternalStore(watchWidth, isNarrow, () => false)
  const before = useRef(shown)
  useLayoutEffect(() => {
    const tab = document.getElementById(tabId(id, names, shown))
    if (before.current !== shown && isPhone) {
      // Show a new pane from its top.
      tab?.closest('.bench')?.scrollIntoView()
      tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      // The focused element has disappeared with its pane, or will when that is drawn.
      const held = document.activeElement
      if (held === document.body || !held?.checkVisibility()) tab?.focus()
    }
    before.current = shown
  })
  return { id, names, shown, isPhone, show: setShown }
}

const tabId = (id: string, names: readonly string[], name: string) => `${id}-tab-${names.indexOf(name)}`
const panelId = (id: string, names: readonly string[], name: string) => `${id}-panel-${names.indexOf(name)}`

export type TabsState = ReturnType<typeof useTabs>

export const BenchTabs = createContext<TabsState | null>(null)

/** What makes an element a tab panel on a phone; elsewhere all panes are visible. */
export function usePanel(name: string): { isTab: boolean; className: string; attributes: object } {
  const tabs = useContext(BenchTabs)
  if (!tabs?.names.includes(name)) return { isTab: false, className: '', attributes: {} }
  return {
    isTab: true,
    className: tabs.shown === name ? '' : 'max-sm:hidden',
    attributes: {
      id: panelId(tabs.id, tabs.names, name),
      ...(tabs.isPhone && { role: 'tabpanel', 'aria-labelledby': tabId(tabs.id, tabs.names, name) }),
    },
  }
}

/** The tabs a phone shows instead of panes side by side. A note next to a name is not part of the name. */
export function Tabs({ notes = {} }: { notes?: Record<string, ReactNode> }) {
  const tabs = useContext(BenchTabs)
  return (
    tabs && (
      <div role="tablist" aria-label="Panes" className="tabs">
        {tabs.names.map((name) => (
          <button
            key={name}
            id={tabId(tabs.id, tabs.names, name)}
            type="button"
            role="tab"
            aria-selected={name === tabs.shown}
            aria-controls={panelId(tabs.id, tabs.names, name)}
            tabIndex={name === tabs.shown ? 0 : -1}
            onClick={() => tabs.show(name)}
            onFocus={() => tabs.show(name)}
          >
            {name}
            {name in notes && <small aria-hidden="true">{notes[name]}</small>}
          </button>
        ))}
      </div>
    )
  )
}
