import { readFileSync, writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'

const readStatus = (pid: number, name: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

/**
 * Watches how far the resident memory of each browser process rises from now on, including workers and files it keeps.
 * The returned function gives the sum in MB, or `undefined` if the system does not say: only Linux does.
 */
export async function watchMemory(browser: Browser): Promise<() => number | undefined> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const starts = processInfo.flatMap(({ id }) => {
    try {
      // proc_pid_clear_refs(5): resets the peak.
      writeFileSync(`/proc/${id}/clear_refs`, '5')
      return [[id, readStatus(id, 'VmRSS')] as const]
    } catch {
      return []
    }
  })
  const rise = ([id, start]: (typeof starts)[number]) => {
    try {
      return Math.max(0, readStatus(id, 'VmHWM') - start)
    } catch {
      return 0
    }
  }
  return () => (starts.length === 0 ? undefined : starts.reduce((sum, process) => sum + rise(process), 0) / 1e6)
}
