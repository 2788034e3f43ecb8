import type { AlgorithmKey } from '../algorithms/five.ts'

/** Milliseconds per megabyte for the library and the platform, measured in Chromium on arm64. Only the ratios matter. */
const costs: Record<AlgorithmKey, { library: number; platform?: number }> = {
  'sha3-512': { library: 9.3 },
  sha256: { library: 5.8, platform: 1.6 },
  sha224: { library: 5.6 },
  'sha3-256': { library: 5 },
  sha384: { library: 3.9, platform: 3.5 },
  sha512: { library: 3.9, platform: 3.6 },
  sha1: { library: 3.3, platform: 1.6 },
  md5: { library: 2.8 },
  blake3: { library: 2.8 },
  crc32: { library: 1.1 },
}
// The platform waits until the whole file has been read.
const reading = 3
const costliestFirst = Object.keys(costs) as AlgorithmKey[]

/**
 * Spreads algorithms over threads so that all finish at about the same time. `own` is for the thread that reads the file and may
 * use the platform: the five on 3 threads → own SHA-256 and SHA-1 by the platform, others `[[sha384, md5], [sha512]]`
 */
export function shareOut(
  keys: readonly AlgorithmKey[],
  { threads, hasPlatform }: { threads: number; hasPlatform: boolean },
): { own: AlgorithmKey[]; others: AlgorithmKey[][] } {
  const isAwaited = hasPlatform && keys.some((key) => costs[key].platform)
  // On two threads, sharing means a third more work by the library: it gains little, and loses on a busy machine.
  const length = isAwaited && threads < 3 ? 1 : Math.max(1, Math.min(threads, keys.length))
  const shares = Array.from({ length }, (_, index) => ({
    by: hasPlatform && index === 0 ? ('platform' as const) : ('library' as const),
    keys: [] as AlgorithmKey[],
    load: isAwaited && index === 0 ? reading : 0,
  }))
  for (const key of costliestFirst.filter((each) => keys.includes(each))) {
    const loadWith = ({ by, load }: (typeof shares)[number]) => load + (costs[key][by] ?? costs[key].library)
    const share = shares.reduce((best, each) => (loadWith(each) < loadWith(best) ? each : best))
    share.load = loadWith(share)
    share.keys.push(key)
  }
  const [own = [], ...others] = shares.map((share) => share.keys).filter((share) => share.length > 0)
  return { own, others }
}
