import { useEffect, useReducer, useState } from 'react'
import { readText } from '#app/browser/text-file.ts'
import { isAbort } from '#app/browser/worker/connect.ts'
import { copyAndSay } from '#app/work/copy.ts'
import { ask, beginSearch, copyAnswer, endSearch, joinText } from './client.ts'
import { copied, copyFailed } from './messages.ts'
import { initialState, pauseBeforeOffer, pauseBeforeRun, reduce } from './state.ts'
import { useAnalysis } from './use-analysis.ts'
import { useReport } from './use-report.ts'

/** What is said of a run that takes long: nothing yet, a question, or that it was answered with Keep running. */
export type Offer = 'none' | 'asked' | 'kept'

/** The tool's state, its runs in the worker, and what its buttons do. */
export function useRegex() {
  const [state, dispatch] = useReducer(reduce, initialState)
  const { pattern, flags, text, phase, revision } = state
  const [offer, setOffer] = useState<Offer>('none')
  const report = useReport(state)
  const analysis = useAnalysis(pattern, flags)

  useEffect(() => {
    if (phase !== 'due') return
    const timer = setTimeout(() => dispatch({ type: 'start' }), pauseBeforeRun)
    return () => clearTimeout(timer)
  }, [phase, revision])

  useEffect(() => {
    if (phase !== 'running') return
    let isPending = true
    const timer = setTimeout(() => {
      setOffer('asked')
      dispatch({ type: 'outlast' })
    }, pauseBeforeOffer)
    async function search() {
      const searched = await joinText(text)
      if (!isPending) return
      const found = await beginSearch({ pattern, flags, text: searched })
      isPending = false
      dispatch({ type: 'check', revision, error: found.ok ? null : found.error })
      if (found.ok) dispatch({ type: 'finish', revision, result: { ...found.value, pattern, flags, text: searched } })
    }
    search().catch((error) => {
      if (isAbort(error)) return
      isPending = false
      console.error(error)
      dispatch({ type: 'fail' })
    })
    return () => {
      clearTimeout(timer)
      setOffer('none')
      if (isPending) endSearch()
      isPending = false
    }
  }, [phase, revision, pattern, flags, text])

  // The analysis is there at once; the answer of a long run is not.
  useEffect(() => {
    if (phase !== 'running' || analysis?.pattern !== pattern || analysis.flags !== flags) return
    dispatch({ type: 'check', revision, error: analysis.error })
  }, [analysis, phase, revision, pattern, flags])

  return {
    state,
    dispatch,
    analysis,
    offer,
    isSaving: report.isSaving,
    keepRunning: () => setOffer('kept'),
    runNow: () => dispatch({ type: phase === 'held' ? 'runAgain' : 'start' }),
    async openFile([file]: File[]) {
      if (!file) return
      try {
        dispatch({ type: 'setText', text: await readText(file) })
      } catch (error) {
        console.error(error)
        dispatch({ type: 'missFile' })
      }
    },
    copyPattern: () => copyAndSay(pattern, copied('Pattern'), copyFailed),
    copyMatches: () => copyAnswer(ask('list', undefined), 'Matches'),
    download: report.download,
    clear() {
      report.drop()
      dispatch({ type: 'clear' })
    },
  }
}
