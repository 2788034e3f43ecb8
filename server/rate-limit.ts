/** Lets an address do something `limit` times within a window; the addresses live in memory for that long only. */
export function createRateLimit(limit: number, windowMs: number, now: () => number) {
  const seen = new Map<string, number[]>()
  return {
    /** Counts an attempt: 0 when it is allowed, else the milliseconds until the next one will be. */
    take(address: string): number {
      const time = now()
      const recent = (seen.get(address) ?? []).filter((at) => at > time - windowMs)
      const wait = recent.length < limit ? 0 : (recent[0] ?? time) + windowMs - time
      if (wait === 0) recent.push(time)
      seen.set(address, recent)
      if (seen.size > 10_000)
        for (const [key, times] of seen) if ((times.at(-1) ?? 0) <= time - windowMs) seen.delete(key)
      return wait
    },
  }
}
