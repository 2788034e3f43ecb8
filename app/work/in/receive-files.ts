import type { DroppedFiles } from '#app/browser/dropped-files.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { firstOpened, isFolder, noFile, unreadable } from '../messages.ts'
import type { ArrivalDesk } from './arrival-types.ts'

/** Takes files that were chosen, dropped, pasted or left by another page. */
export function createFileReceiver({ options, intake, actions, interrupt, accept }: ArrivalDesk) {
  function receive(files: File[], task: string | null = null, dropped: DroppedFiles | null = null) {
    const { onFiles, takes } = options.current
    const [file] = files
    const [unread] = [...(dropped?.folders ?? []).map(isFolder), ...(dropped?.unreadable ?? []).map(() => unreadable)]
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
      const dropped = await listed.catch((error: unknown) => console.error(error))
      if (mine !== actions.count) return
      if (dropped) receive(dropped.files, null, dropped)
      else intake.refuse(unreadable)
    },
  }
}
