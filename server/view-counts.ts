import type { ViewCount } from './database.ts'

/** Counts views in memory and writes them together. If a write fails, the counts stay: at most one per route and day. */
export function createViewCounts(write: (counts: ViewCount[]) => Promise<void>, delay: number) {
  let counts = new Map<string, ViewCount>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function add({ day, route, views }: ViewCount) {
    const key = `${day} ${route}`
    counts.set(key, { day, route, views: (counts.get(key)?.views ?? 0) + views })
    timer ??= setTimeout(flush, delay).unref()
  }

  async function writeAll() {
    clearTimeout(timer)
    timer = undefined
    if (counts.size === 0) return
    const taken = [...counts.values()]
    counts = new Map()
    await write(taken).catch(() => taken.forEach(add))
  }

  /** Writes all counts so far, after the write that is running. */
  function flush(): Promise<void> {
    writing = writing.then(writeAll)
    return writing
  }

  return { count: (day: string, route: string) => add({ day, route, views: 1 }), flush }
}
