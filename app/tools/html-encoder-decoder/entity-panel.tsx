import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { useId, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { usePart } from '#app/work/use-part.ts'
import { commonEntities } from './common-entities.data.ts'
import { tablesMissing } from './messages.ts'

const headCell = 'px-3.5 py-2 text-left text-small font-strong'
const cell = 'px-3.5 py-2 align-top'

/** The eight entities everyone needs, and behind a button all the others. */
export function EntityPanel() {
  const [isOpen, setOpen] = useState(false)
  const { part, isMissing } = usePart(isOpen, () => import('./entity-finder.tsx'))
  const id = useId()
  return (
    <div className="mt-8 overflow-clip rounded-panel border border-line bg-surface">
      <h2 id={`${id}-title`} className="border-b border-line px-3.5 py-3 text-lead">
        Common HTML entities
      </h2>
      <table aria-labelledby={`${id}-title`} className="w-full border-collapse text-body">
        <thead className="bg-paper">
          <tr>
            <th scope="col" className={`${headCell} w-px`}>
              Character
            </th>
            <th scope="col" className={headCell}>
              Entity
            </th>
            <th scope="col" className={headCell}>
              Number
            </th>
            <th scope="col" className={headCell}>
              Meaning
            </th>
          </tr>
        </thead>
        <tbody>
          {commonEntities.map(({ character, entity, number, description }) => (
            <tr key={entity} className="border-t border-line">
              <td className={`${cell} font-mono`}>{character.trim() || <span className="text-ink-3">(blank)</span>}</td>
              <td className={`${cell} font-mono`}>{entity}</td>
              <td className={`${cell} font-mono`}>{number}</td>
              <td className={`${cell} text-ink-2`}>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-center gap-2 border-t border-line px-3.5 py-3 text-left text-body font-strong hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <Icon of={ChevronRight} className={`transition-transform duration-120 ${isOpen ? 'rotate-90' : ''}`} />
        All named entities
      </button>
      <div id={id} hidden={!isOpen} className="border-t border-line">
        {isOpen && part && <part.EntityFinder />}
        {isOpen && isMissing && (
          <Notice tone="bad" role="alert">
            {tablesMissing}
          </Notice>
        )}
      </div>
    </div>
  )
}
