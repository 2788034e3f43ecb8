import { useState } from 'react'
import { group } from '#app/lib/plural.ts'
import { Button } from './button.tsx'

const page = 100

/** The start of a long list and a button for more: render `shown`, then `button`. `reveal` shows at least so many. */
export function useShowMore<T>(items: readonly T[]) {
  const [limit, setLimit] = useState(page)
  const button = items.length > limit && (
    <div className="border-t border-line px-3.5 py-2 text-body text-ink-2">
      <Button size="small" onClick={() => setLimit(limit + page)}>
        Show more
      </Button>{' '}
      {group(limit)} of {group(items.length)} shown
    </div>
  )
  return { shown: items.slice(0, limit), button, reveal: (count: number) => setLimit(Math.max(limit, count)) }
}
