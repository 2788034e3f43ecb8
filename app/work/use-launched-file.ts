import { useEffect, useRef } from 'react'

type Launch = { files?: readonly FileSystemFileHandle[] }
type LaunchQueue = { setConsumer(consume: (launch: Launch) => void): void }

/** Gives a tool the file the installed site was opened with, where the browser can do that; it is read, never sent. */
export function useLaunchedFile(receive: (files: File[]) => void): void {
  const latest = useRef(receive)
  useEffect(() => {
    latest.current = receive
  })
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue }
    launchQueue?.setConsumer(async ({ files = [] }) => {
      if (files[0]) latest.current([await files[0].getFile()])
    })
  }, [])
}
