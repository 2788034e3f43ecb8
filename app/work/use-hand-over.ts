import { useLayoutEffect, useRef } from 'react'
import { readText } from '#app/browser/text-file.ts'
import { takeHandOver } from '#app/offline/hand-over.ts'

type Receive = (text: string, task: string) => void

/** To be replaced by `useDesk`. */
export function useHandOver(slug: string, receive: Receive, receiveFiles?: (files: File[]) => void): void {
  const latest = useRef({ receive, receiveFiles })
  useLayoutEffect(() => {
    latest.current = { receive, receiveFiles }
  })
  useLayoutEffect(() => {
    async function take() {
      const left = await takeHandOver(slug)
      if (!left || 'isLost' in left) return
      if ('text' in left) return latest.current.receive(left.text, left.task)
      const { content } = left.parcel
      if (content instanceof File && latest.current.receiveFiles) latest.current.receiveFiles([content])
      else latest.current.receive(typeof content === 'string' ? content : `${await readText(content)}`, left.task)
    }
    void take()
  }, [slug])
}
