import { useEffect, useState } from 'react'
import { listStored } from '#app/browser/preferences.ts'
import { setAside } from '#app/browser/traffic-meter.ts'
import { connect } from '#app/browser/worker/connect.ts'
import { href } from '#app/config.ts'
import { attemptAll, ownAddresses, type Route } from './attempts.ts'
import type { ProofApi } from './attempts.worker.ts'
import workerUrl from './attempts.worker.ts?worker&url'
import scriptUrl from './nothing.js?url&no-inline'
import { type Attempt, methodsTo, places, targets, weigh } from './verdict.ts'

const worker = connect<ProofApi>(workerUrl)
const untried: readonly Attempt[] = targets.flatMap((target) =>
  methodsTo(target).map((method) => ({ method, place: 'worker', target, outcome: { kind: 'untried' } })),
)

function findRoute(): Route {
  const resolve = (path: string) => new URL(path, location.href).href
  const file = resolve(href('/icon.svg'))
  const font = document.querySelector<HTMLLinkElement>('link[as=font]')?.href ?? file
  return { file, script: resolve(scriptUrl), font }
}

async function tryEverything(): Promise<readonly Attempt[]> {
  const route = findRoute()
  setAside(places.flatMap((place) => ownAddresses(place, route)))
  worker.stop()
  const [fromPage, fromWorker, isWorkerClosed] = await Promise.all([
    attemptAll({ place: 'page', route }),
    worker.call('attemptAll', { place: 'worker', route }).catch(() => untried),
    worker.call('isClosed', undefined).catch(() => false),
  ])
  return weigh([...fromPage, ...fromWorker], isWorkerClosed)
}

/** Makes all attempts right away, and again on demand. `attempts` is `null` while they run. */
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
