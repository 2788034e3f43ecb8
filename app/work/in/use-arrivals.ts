import { useContext, useEffect, useLayoutEffect, useState } from 'react'
import { watchIncomingFiles, watchLaunchedFiles } from '#app/browser/dropped-files.ts'
import type { DroppedFiles } from '#app/browser/list-dropped-files.ts'
import { isMissingPart } from '#app/lib/missing-part.ts'
import { dropHandOver, takeHandOverKey } from '#app/offline/sw-client.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { lazyFloor } from '../lazy-floor.ts'
import { firstOpened, folderRefused, noFile, partMissing, unreadable } from '../messages.ts'
import { LoadOtherTools } from '../out/other-tools-context.ts'
import type { ArrivalDesk } from './arrival-types.ts'

/** Takes files that were chosen, dropped, pasted or left by another page. */
export function createFileReceiver({ options, intake, actions, interrupt, accept }: ArrivalDesk) {
  function receive(files: File[], task: string | null = null, dropped: DroppedFiles | null = null) {
    const { onFiles, takes } = options.current
    const [file] = files
    const [unread] = [
      ...(dropped?.folders ?? []).map(folderRefused),
      ...(dropped?.unreadable ?? []).map(() => unreadable),
    ]
    interrupt()
    if (files.length > 1 && takes !== 'files') showToast({ title: firstOpened(files.length) })
    if (!file && (unread || takes !== 'files')) intake.refuse(unread ?? noFile)
    else if (onFiles) accept(() => onFiles(files, task, dropped), task)
    else if (file) void intake.open(file, task)
  }
  return {
    receive,
    /** Reading a dropped folder takes a while; if the visitor does something else meanwhile, the drop is ignored. */
    async receiveDrop(listed: Promise<DroppedFiles>) {
      const mine = ++actions.count
      try {
        const dropped = await listed
        if (mine === actions.count) receive(dropped.files, null, dropped)
      } catch (error) {
        console.error(error)
        if (mine === actions.count) intake.refuse(isMissingPart(error) ? partMissing : unreadable)
      }
    },
  }
}

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
    return watchIncomingFiles({
      onOver,
      onDrop: (dropped) => receiveDrop(lazyFloor.load().then(({ listDroppedFiles }) => listDroppedFiles(dropped))),
      onPaste: (files) => receive(files),
    })
  }, [])
  return receive
}
