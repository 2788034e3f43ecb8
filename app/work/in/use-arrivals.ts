import { useContext, useEffect, useLayoutEffect, useState } from 'react'
import { watchIncomingFiles, watchLaunchedFiles } from '#app/browser/dropped-files.ts'
import { dropHandOver, takeHandOverKey } from '#app/offline/sw-client.ts'
import { partMissing } from '../messages.ts'
import { LoadOtherTools } from '../out/other-tools-context.ts'
import type { ArrivalDesk } from './arrival-types.ts'
import { createFileReceiver } from './receive-files.ts'

type Page = {
  /** Restores the remembered options, before anything else arrives. */
  recall: () => void
  /** Called with the number of files that are being dragged over the page. */
  onOver: (count: number) => void
}

/** Everything that comes to a desk from elsewhere: files, what another page or app left, and links. */
export function useArrivals(desk: ArrivalDesk, { recall, onOver }: Page): (files: File[]) => void {
  const loadOtherTools = useContext(LoadOtherTools)
  const [{ receive, receiveDrop }] = useState(() => createFileReceiver(desk))

  /** Loads `arrive.ts` only if there may be something for this page. */
  function take(since: number) {
    const given = takeHandOverKey()
    if (given === null && location.hash.length < 2 && !history.state?.isSent) return
    import('./arrive.ts').then(
      ({ arrive }) => arrive({ ...desk, given, since, loadOtherTools, receive }),
      () => {
        dropHandOver(given)
        desk.intake.refuse(partMissing)
      },
    )
  }

  useLayoutEffect(() => {
    recall()
    // 0: whatever the visitor typed before hydration is newer than what came with the page.
    take(0)
    const takeAgain = () => take(desk.actions.count)
    addEventListener('hashchange', takeAgain)
    return () => removeEventListener('hashchange', takeAgain)
  }, [])
  useEffect(() => {
    watchLaunchedFiles((files) => receive(files, ''))
    return watchIncomingFiles({ onOver, onDrop: receiveDrop, onPaste: (files) => receive(files) })
  }, [])
  return receive
}
