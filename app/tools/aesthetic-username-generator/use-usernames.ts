import { useEffect, useState } from 'react'
import { randomBytes } from '#app/browser/crypto-random.ts'
import { copyAndSay } from '#app/work/copy.ts'
import { copied, copyFailed } from './messages.ts'
import type { Platform } from './platforms.data.ts'
import { type Batch, defaultOptions, generateBatch, type Options } from './username.ts'

/** The tool's state and what its buttons do. */
export function useUsernames() {
  const [options, setOptions] = useState(defaultOptions)
  // Random names cannot be in the prerendered page: the first batch is drawn once it has loaded.
  const [batch, setBatch] = useState<(Batch & { options: Options }) | null>(null)
  useEffect(() => setBatch({ ...generateBatch(defaultOptions, randomBytes), options: defaultOptions }), [])

  return {
    options,
    batch,
    isOutdated: batch !== null && JSON.stringify(batch.options) !== JSON.stringify(options),
    change: (changes: Partial<Options>) => setOptions((current) => ({ ...current, ...changes })),
    togglePlatform: (platform: Platform) => {
      const { platforms } = options
      const isChosen = platforms.includes(platform)
      setOptions({
        ...options,
        platforms: isChosen ? platforms.filter((other) => other !== platform) : [...platforms, platform],
      })
    },
    generate: () => setBatch({ ...generateBatch(options, randomBytes), options }),
    copy: (name: string) => copyAndSay(name, copied, copyFailed),
  }
}
