/** Lets an address do something `limit` times within a window; the addresses live in memory for that long only. */
export function createRateLimit(limit: number, windowMs: number, now: () => number) {
  const seen = new Map<string, number[]>()

  function forget() {
    for (const [address, times] of seen) if ((times.at(-1) ?? 0) <= now() - windowMs) seen.delete(address)
  }

  return {
    /** Counts an attempt: 0 when it is allowed, else the milliseconds until the next one will be. */
    take(address: string): number {
      const time = now()
      const recent = (seen.get(address) ?? []).filter((at) => at > time - windowMs)
      if (recent.length >= limit) return (recent[0] ?? time) + windowMs - time
      seen.set(address, [...recent, time])
      setTimeout(forget, windowMs).unref()
      return 0
    },
    /** How many addresses are remembered. */
    size: () => seen.size,
  }
}
