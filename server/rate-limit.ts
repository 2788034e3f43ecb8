type Limits = { perAddress: number; inAll: number; bytes?: number; window: number }

/** How many milliseconds to wait for the next turn, none where there is one, and whether everybody has to. */
export type Wait = { wait: number; isForAll: boolean }
export type RateLimit = {
  find(address: string, size?: number): Wait
  take(address: string, size?: number): Wait & { giveBack: () => void }
  size(): number
}

/** Lets an address, and all of them together, do something so often within a window; addresses are remembered for that long only. */
export function createRateLimit(limits: Limits, now: () => number): RateLimit {
  const { perAddress, inAll, bytes = Number.POSITIVE_INFINITY, window } = limits
  type Taken = { address: string; at: number; size: number }
  // Oldest first, both: what is over is taken from the front, and the limit for all bounds their number.
  const taken = new Set<Taken>()
  const byAddress = new Map<string, Set<Taken>>()
  let total = 0

  function drop(turn: Taken) {
    if (!taken.delete(turn)) return
    total -= turn.size
    const own = byAddress.get(turn.address)
    own?.delete(turn)
    if (own?.size === 0) byAddress.delete(turn.address)
  }

  function forget() {
    for (const turn of taken) {
      if (turn.at > now() - window) return
      drop(turn)
    }
  }

  const until = ([oldest]: Iterable<Taken>) => (oldest ? oldest.at + window - now() : window)

  function find(address: string, size = 0): Wait {
    forget()
    const own = byAddress.get(address) ?? new Set()
    if (own.size >= perAddress) return { wait: until(own), isForAll: false }
    if (taken.size >= inAll || total + size > bytes) return { wait: until(taken), isForAll: true }
    return { wait: 0, isForAll: false }
  }

  return {
    /** Looks whether there is a turn, for something of a size where that is limited too. */
    find,
    /** Takes a turn where there is one. */
    take(address, size = 0) {
      const found = find(address, size)
      if (found.wait > 0) return { ...found, giveBack: () => {} }
      const turn = { address, at: now(), size }
      taken.add(turn)
      total += size
      byAddress.set(address, (byAddress.get(address) ?? new Set()).add(turn))
      setTimeout(forget, window).unref()
      return { ...found, giveBack: () => drop(turn) }
    },
    /** How many addresses are remembered. */
    size: () => byAddress.size,
  }
}
