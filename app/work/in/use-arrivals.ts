import { useContext, useEffect, useLayoutEffect } from 'react'
import { type DroppedFiles, watchIncomingFiles, watchLaunchedFiles } from '#app/browser/dropped-files.ts'
import { dropHandOver, takeHandOverKey } from '#app/offline/sw-client.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { firstOpened, folderRefused, noFile, partMissing, unreadable } from '../messages.ts'
import { LoadOtherTools } from '../out/other-tools-context.ts'
import type { Door } from './arrival-types.ts'

/** Everything that comes to a desk from elsewhere: files, what another page or app left, and links. */
export function useArrivals(door: Door): (files: File[]) => void {
  const { options, intake, acts, interrupt, recall, onOver } = door
  const loadOtherTools = useContext(LoadOtherTools)

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
    else if (onFiles) onFiles(files, task, dropped)
    else if (file) void intake.open(file, task)
  }

  async function receiveDrop(listed: Promise<DroppedFiles>) {
    const act = ++acts.current
    const dropped = await listed.catch((error: unknown) => console.error(error))
    if (act !== acts.current) return
    if (dropped) receive(dropped.files, null, dropped)
    else intake.refuse(unreadable)
  }

  /** Loads `arrive.ts` only if there may be something for this page. */
  function take(act: number) {
    const given = takeHandOverKey()
    if (given === null && location.hash.length < 2 && !history.state?.isSent) return
    import('./arrive.ts').then(
      ({ arrive }) => arrive({ ...door, given, act, loadOtherTools, receive }),
      () => {
        dropHandOver(given)
        intake.refuse(partMissing)
      },
    )
  }

  useLayoutEffect(() => {
    recall()
    // 0: whatever the visitor typed before hydration is newer than what came with the page.
    take(0)
    const takeAgain = () => take(acts.current)
    addEventListener('hashchange', takeAgain)
    return () => removeEventListener('hashchange', takeAgain)
  }, [])
  useEffect(() => {
    watchLaunchedFiles((files) => receive(files, ''))
    return watchIncomingFiles({ onOver, onDrop: receiveDrop, onPaste: (files) => receive(files) })
  }, [])
  return (files) => receive(files)
}
