import { algorithmOf } from '../algorithms/algorithms.ts'
import { listChecksums } from '../expected/checksum-list.ts'
import { copyFailed, listCopied, listDownloaded } from '../messages.ts'
import type { State } from '../state.ts'
import type { HashedFile } from './hashed-files.ts'

/** What Copy and Download give for the files: a list of digests by the chosen algorithm, once all are done. */
export function giveList(files: readonly HashedFile[], { hmacKey, settings }: State, isWorking: boolean) {
  const { algorithm, output } = settings
  const { label } = algorithmOf(algorithm)
  const list = () => listChecksums(files, { key: algorithm, hmacKey, output })
  const isEmpty = isWorking || !files.some((file) => file.hmacKey === hmacKey && file.hashes[algorithm]?.ok)
  return {
    copy: { label: 'Copy all', isEmpty, text: () => list().text, copied: listCopied(label), copyFailed },
    download: { isEmpty, file: list, downloaded: listDownloaded(label) },
  }
}
