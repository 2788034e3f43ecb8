import { networksOf } from './address.ts'

type Limits = { perAddress: number; bytesPerAddress?: number; inAll: number; bytes?: number; window: number }

/** Milliseconds until the next slot, 0 if there is one now, and whether everyone has to wait. */
export type Wait = { wait: number; isForAll: boolean }
export type RateLimit = ReturnType<typeof createRateLimit>

// A wider network has more people, or one person who owns all of it. Each wider one gets twice as much.
const widening = 2
// Reserved for newcomers, so a few who take all they can get do not lock out everyone.
const keptForNew = 1 / 4

/** Limits how often an address, its networks, and everyone together may act within a window. Addresses are forgotten after it. */
export function createRateLimit(limits: Limits, now: () => number) {
  const { perAddress, bytesPerAddress = Infinity, inAll, bytes = Infinity, window } = limits
  type Taken = { networks: string[]; at: number; size: number }
  type Account = { slots: Set<Taken>; bytes: number }
  const newAccount = (): Account => ({ slots: new Set(), bytes: 0 })
  // Oldest first. Expired slots are removed from the front, and the limit for all bounds their number.
  const all = newAccount()
  const byNetwork = new Map<string, Account>()

  const accountOf = (network: string) => byNetwork.get(network) ?? newAccount()

  function drop(slot: Taken) {
    for (const account of [all, ...slot.networks.map(accountOf)])
      if (account.slots.delete(slot)) account.bytes -= slot.size
    for (const network of slot.networks) if (accountOf(network).slots.size === 0) byNetwork.delete(network)
  }

  function forget() {
    for (const slot of all.slots) {
      if (slot.at > now() - window) return
      drop(slot)
    }
  }

  const isFull = (account: Account, size: number, slots: number, room: number) =>
    account.slots.size >= slots || account.bytes + size > room
  const until = ([oldest]: Iterable<Taken>) => (oldest ? oldest.at + window - now() : window)

  function find(address: string, size = 0): Wait {
    forget()
    const networks = networksOf(address)
    for (const [level, network] of networks.entries()) {
      const own = accountOf(network)
      const share = widening ** level
      if (isFull(own, size, perAddress * share, bytesPerAddress * share))
        return { wait: until(own.slots), isForAll: false }
    }
    const share = networks.some((network) => byNetwork.has(network)) ? 1 - keptForNew : 1
    if (isFull(all, size, inAll * share, bytes * share)) return { wait: until(all.slots), isForAll: true }
    return { wait: 0, isForAll: false }
  }

  return {
    /** Checks whether there is a slot, for a body of this size if bytes are limited too. */
    find,
    /** Takes a slot if there is one. */
    take(address: string, size = 0): Wait & { giveBack: () => void } {
      const found = find(address, size)
      if (found.wait > 0) return { ...found, giveBack: () => {} }
      const slot = { networks: networksOf(address), at: now(), size }
      for (const network of slot.networks) byNetwork.set(network, accountOf(network))
      for (const account of [all, ...slot.networks.map(accountOf)]) {
        account.slots.add(slot)
        account.bytes += size
      }
      setTimeout(forget, window).unref()
      return { ...found, giveBack: () => drop(slot) }
    },
    /** How many addresses and networks are remembered. */
    size: () => byNetwork.size,
  }
}
