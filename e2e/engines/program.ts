import { spawn } from 'node:child_process'
import { inTime } from './tab.ts'

const ends: (() => void)[] = []
// Before the folders that the programs write to are deleted.
process.prependOnceListener('exit', () => {
  for (const end of ends) end()
})

/** Starts a program. `end` stops it with all its child processes, and so does the exit of this process. */
export function startProgram(
  path: string,
  args: string[],
  env: Record<string, string>,
  signal: NodeJS.Signals = 'SIGKILL',
) {
  const child = spawn(path, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let said = ''
  let onWords = () => {}
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said = (said + data).slice(-5000)
      onWords()
    })
  const failure = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      const words = said.trim().split('\n').at(-1)
      reject(new Error(`${path} ended with ${code}${words && `: ${words}`}`))
    })
  })
  failure.catch(() => null)
  function end() {
    try {
      if (child.pid) process.kill(-child.pid, signal)
    } catch {
      // It has already ended.
    }
  }
  ends.push(end)
  return {
    end,
    /** Waits until the output of the program matches, and returns the first group. */
    hear(words: RegExp): Promise<string> {
      const heard = new Promise<string>((resolve) => {
        onWords = () => {
          const found = words.exec(said)?.[1]
          if (found) resolve(found)
        }
        onWords()
      })
      return inTime(`${path}, ${words}`, Promise.race([heard, failure]))
    },
    /** Asks until the answer is `true`, for at most 60 s. */
    async until(ask: () => Promise<boolean>): Promise<void> {
      const start = performance.now()
      while (!(await Promise.race([ask().catch(() => false), failure]))) {
        if (performance.now() - start > 60_000) throw new Error(`No answer for 60 s: ${path}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
  }
}
