import { useEffect, useState } from 'react'
import { downloadFile } from '#app/browser/download.ts'
import { now } from '#app/lib/clock.ts'
import { showToast } from '#app/ui/toast.ts'
import { joinText, writer } from './client.ts'
import { downloaded, downloadFailed, fileName } from './messages.ts'
import type { State } from './state.ts'

async function save({ pattern, flags, text, phase, result }: State) {
  const search = { pattern, flags, text: await joinText(text) }
  const matches = phase === 'done' ? (result?.matches ?? null) : null
  downloadFile(fileName, [await writer.call('report', { search, matches, now: now() })])
}

/** The results file: asked for during a run, or in the pause before it, it is written when the run has ended. */
export function useReport(state: State) {
  const [isWanted, setWanted] = useState(false)
  const [writing, setWriting] = useState(0)
  const isOpen = state.phase === 'due' || state.phase === 'running'

  useEffect(() => {
    if (!isWanted || isOpen) return
    setWanted(false)
    setWriting((count) => count + 1)
    save(state)
      .then(
        () => showToast(downloaded),
        (error) => {
          console.error(error)
          showToast(downloadFailed)
        },
      )
      .finally(() => setWriting((count) => count - 1))
  }, [isWanted, isOpen, state])

  return { isSaving: isWanted || writing > 0, download: () => setWanted(true), drop: () => setWanted(false) }
}
