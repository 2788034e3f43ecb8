import { useEffect, useState } from 'react'
import { isAbort } from '#app/browser/worker/connect.ts'
import { indexer } from '../client.ts'

/** Where the rows of a long text start, cut so that none is longer than `longest`; null until the worker has told. */
export function useRows(text: string, longest: number): Uint32Array | null {
  const [rows, setRows] = useState<{ text: string; starts: Uint32Array } | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    indexer.call('rows', { text, longest }, { signal: controller.signal }).then(
      (starts) => setRows({ text, starts }),
      (error) => isAbort(error) || console.error(error),
    )
    return () => controller.abort()
  }, [text, longest])

  return rows && rows.text === text ? rows.starts : null
}
