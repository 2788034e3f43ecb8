import type { AlgorithmKey } from './algorithms.ts'

/** Milliseconds for a megabyte, by the library and by the platform, as measured in Chromium on arm64; only their proportions count. */
const costs: Record<AlgorithmKey, { library: number; platform?: number }> = {
  'sha3-512': { library: 9.3 },
  sha256: { library: 5.8, platform: 1.2 },
  sha224: { library: 5.6 },
  'sha3-256': { library: 5 },
  sha384: { library: 3.9, platform: 3.1 },
  sha512: { library: 3.9, platform: 3.2 },
  sha1: { library: 3.3, platform: 1.2 },
  md5: { library: 2.8 },
  blake3: { library: 2.8 },
  crc32: { library: 1.1 },
}
const costliestFirst = Object.keys(costs) as AlgorithmKey[]

type Share = { by: 'library' | 'platform'; keys: AlgorithmKey[]; load: number }

/**
 * Spreads algorithms over so many threads that all are done at about the same time; the platform works on a thread of its own.
 * `own` is for the one that reads the file: the five, 2 threads → own SHA-256, SHA-512, SHA-1 by the platform, `[[sha384, md5]]`
 */
export function shareOut(
  keys: readonly AlgorithmKey[],
  { threads, hasPlatform }: { threads: number; hasPlatform: boolean },
): { own: AlgorithmKey[]; others: AlgorithmKey[][] } {
  const platform: Share[] = hasPlatform ? [{ by: 'platform', keys: [], load: 0 }] : []
  const count = Math.max(1, Math.min(threads - platform.length, keys.length))
  const shares = [...platform, ...Array.from({ length: count }, (): Share => ({ by: 'library', keys: [], load: 0 }))]
  for (const key of costliestFirst.filter((each) => keys.includes(each))) {
    const loadWith = ({ by, load }: Share) => load + (costs[key][by] ?? Number.POSITIVE_INFINITY)
    const share = shares.reduce((best, each) => (loadWith(each) < loadWith(best) ? each : best))
    share.load = loadWith(share)
    share.keys.push(key)
  }
  const [own = [], ...others] = shares.map((share) => share.keys).filter((share) => share.length > 0)
  return { own, others }
}
