import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import ChevronUp from 'lucide/dist/esm/icons/chevron-up.mjs'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { group } from '#app/lib/plural.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import { VirtualList, type VirtualListHandle } from '#app/ui/rows/virtual-list.tsx'
import { askAbout, openTree } from '../client.ts'
import { colors, PathStrip } from './path-strip.tsx'
import { createRemoteTree } from './remote-tree.ts'
import type { TreeRow } from './tree.ts'

const rowHeight = 26
const deepestIndent = 24
const everyLevel = Number.MAX_SAFE_INTEGER
const steps = [
  { label: 'Previous match', by: -1, icon: ChevronUp },
  { label: 'Next match', by: 1, icon: ChevronDown },
] as const
const look = { variant: 'ghost', size: 'small' } as const

/** The output as a tree: fold, search, and copy the address of a node. */
export function TreeView({ source }: { source: Blob }) {
  const list = useRef<VirtualListHandle>(null)
  const [tree] = useState(() => createRemoteTree(openTree, askAbout, (row) => list.current?.scrollToRow(row)))
  const { rowCount, active, hits, hit } = useSyncExternalStore(tree.watch, tree.read)
  useEffect(() => {
    void tree.open(source)
    return tree.close
  }, [tree, source])
  const id = useId()
  const chosen = tree.rowAt(active)
  const total = hits?.total ?? 0

  return (
    <>
      <div className="flex flex-none flex-wrap items-center gap-1.5 border-b border-line px-2 py-1">
        <input
          type="search"
          aria-label="Search tree"
          placeholder="Search keys and values"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => tree.search(event.target.value)}
          className="control h-8! min-w-0 grow basis-40 max-sm:basis-2/3"
        />
        <span role="status" className="font-mono text-note text-ink-3">
          {hits && (total > 0 ? `${hit + 1} of ${group(total)}` : '0 matches')}
        </span>
        {steps.map(({ label, by, icon }) => (
          <Button key={label} {...look} aria-label={label} disabled={total === 0} onClick={() => tree.step(by)}>
            <Icon of={icon} />
          </Button>
        ))}
        <Button {...look} onClick={() => tree.openTo(0)}>
          Collapse all
        </Button>
        <Button {...look} onClick={() => tree.openTo(2)}>
          Open 2 levels
        </Button>
        <Button {...look} onClick={() => tree.openTo(everyLevel)}>
          Open all
        </Button>
      </div>
      <VirtualList
        ref={list}
        label="JSON tree"
        role="tree"
        count={rowCount}
        rowHeight={rowHeight}
        onWindow={tree.showRows}
        onKeyDown={(event) => tree.press(event.key) && event.preventDefault()}
        activeDescendant={chosen && `${id}-${active}`}
        className="min-h-60 flex-auto py-2 font-mono text-small max-sm:min-h-30 max-sm:basis-0 lg:min-h-0 lg:basis-0"
        renderRow={(row) => {
          const item = tree.rowAt(row)
          return item ? (
            <TreeItem
              key={item.node}
              id={`${id}-${row}`}
              item={item}
              isActive={row === active}
              onClick={() => tree.click(row)}
            />
          ) : (
            <div key={`waiting ${row}`} role="presentation" style={{ height: rowHeight }} />
          )
        }}
      />
      <PathStrip source={source} node={chosen ? chosen.node : null} />
    </>
  )
}

type ItemProps = { id: string; item: TreeRow; isActive: boolean; onClick: () => void }

function TreeItem({ id, item, isActive, onClick }: ItemProps) {
  const isOpenable = item.size > 0
  const Chevron = item.isExpanded ? ChevronDown : ChevronRight
  return (
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={item.depth + 1}
      aria-posinset={item.position}
      aria-setsize={item.siblings}
      aria-expanded={isOpenable ? item.isExpanded : undefined}
      aria-selected={isActive}
      onClick={onClick}
      style={{ height: rowHeight, paddingLeft: 10 + Math.min(item.depth, deepestIndent) * 16 }}
      className="flex cursor-default items-center gap-1.5 pr-3 whitespace-nowrap hover:bg-lifted aria-selected:bg-lifted aria-selected:shadow-[3px_0_0_var(--color-ink)_inset]"
    >
      <Icon of={Chevron} className={`shrink-0 text-ink-3 ${isOpenable ? '' : 'invisible'}`} />
      {item.label !== '' && <span className="text-code-key">{item.label}:</span>}
      <span className={`truncate ${colors[item.kind]}`}>{item.preview}</span>
    </div>
  )
}
