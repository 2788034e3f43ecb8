import { useEffect, useState } from 'react'
import { listStored } from '#app/browser/storage.ts'
import { connect } from '#app/browser/worker/connect.ts'
import { href } from '#app/config.ts'
import { attemptAll } from './attempts.ts'
import type { ProofApi } from './attempts.worker.ts'
import workerUrl from './attempts.worker.ts?worker&url'
import scriptUrl from './nothing.js?url&no-inline'
import { type Attempt, methods, targets } from './verdict.ts'

const worker = connect<ProofApi>(workerUrl)
const untried: readonly Attempt[] = targets.flatMap((target) =>
  methods.map((method) => ({ method, place: 'worker', target, outcome: { kind: 'untried' } })),
)

async function tryEverything(): Promise<readonly Attempt[]> {
  const resolve = (path: string) => new URL(path, location.href).href
  const route = { own: resolve(href('/')), script: resolve(scriptUrl) }
  worker.stop()
  const [fromPage, fromWorker] = await Promise.all([
    attemptAll({ ...route, place: 'page' }),
    worker.call('attemptAll', { ...route, place: 'worker' }).catch(() => untried),
  ])
  return [...fromPage, ...fromWorker]
}

/** Tries every way out at once, and again on demand; `attempts` is `null` while they are under way. */
export function useProof() {
  const [attempts, setAttempts] = useState<readonly Attempt[] | null>(null)
  const [stored, setStored] = useState<Awaited<ReturnType<typeof listStored>>>([])

  async function run() {
    setAttempts(null)
    setAttempts(await tryEverything())
    setStored(await listStored())
  }

  useEffect(() => {
    void tryEverything().then(setAttempts)
    void listStored().then(setStored)
    return () => worker.stop()
  }, [])

  return { attempts, stored, run }
}
