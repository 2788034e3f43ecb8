import { useRef } from 'react'
import { readText } from '#app/browser/text-file.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { useFileDrop } from '#app/ui/file-button.tsx'
import { showToast, type Toast } from '#app/ui/toast.ts'

/** Gives a tool the text of a file that is opened or dropped, line breaks as they are; only the last one counts. */
export function useTextFile(receive: (text: PaneText) => void, unreadable: Toast) {
  const job = useRef<AbortController | null>(null)
  async function open([file]: File[]) {
    job.current?.abort()
    if (!file) return
    const controller = new AbortController()
    job.current = controller
    const { signal } = controller
    try {
      receive(await readText(file, signal))
    } catch (error) {
      if (signal.aborted) return
      console.error(error)
      showToast({ ...unreadable, tone: 'error' })
    }
  }
  const { isOver, handlers } = useFileDrop(open)
  return { open, dropTarget: { ...handlers, className: isOver ? 'ring-2 ring-accent' : '' } }
}
