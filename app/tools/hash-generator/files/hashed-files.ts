import type { Result } from '#app/lib/result.ts'
import { usableKeys } from '../algorithms/algorithms.ts'
import type { Hashes } from '../algorithms/digest.ts'
import type { AlgorithmKey } from '../algorithms/five.ts'
import type { OpenedFile } from '../state.ts'

/** A file with its digests for one HMAC key. `problem` says why hashing failed. `speed` is in bytes per second, 0 before hashing. */
export type HashedFile = OpenedFile & { hmacKey: string; hashes: Hashes; problem: string | null; speed: number }

/** A newly opened file, without digests. */
export const enqueue = (opened: OpenedFile): HashedFile => ({
  ...opened,
  hmacKey: '',
  hashes: {},
  problem: null,
  speed: 0,
})

function missingKeys(file: HashedFile, keys: readonly AlgorithmKey[], hmacKey: string): AlgorithmKey[] {
  const usable = usableKeys(keys, hmacKey)
  if (file.hmacKey !== hmacKey) return usable
  return file.problem === null ? usable.filter((key) => !file.hashes[key]) : []
}

/** The first file from index `from` on that lacks digests, and which ones: the first of two hashed → `{ place: 1, keys: ["md5"] }` */
export function findJob(files: readonly HashedFile[], from: number, keys: readonly AlgorithmKey[], hmacKey: string) {
  for (let place = from; place < files.length; place += 1) {
    const missing = missingKeys(files[place]!, keys, hmacKey)
    if (missing.length > 0) return { place, keys: missing }
  }
  return null
}

/** All files that lack digests. Unreadable files are not tried again. */
export const listOpen = (files: readonly HashedFile[], keys: readonly AlgorithmKey[], hmacKey: string): File[] =>
  files.filter((file) => missingKeys(file, keys, hmacKey).length > 0).map(({ file }) => file)

/** Stores the answer to a job. Keeps digests with the same HMAC key and drops others. */
export function settle(file: HashedFile, hmacKey: string, answer: Result<Hashes>, speed = 0): HashedFile {
  const known = file.hmacKey === hmacKey ? file.hashes : {}
  return answer.ok
    ? { ...file, hmacKey, hashes: { ...known, ...answer.value }, problem: null, speed }
    : { ...file, hmacKey, hashes: known, problem: answer.error }
}

/** Whether a file has an error or a digest, whatever its HMAC key. Only such a file stays after Cancel. */
export const isHashed = ({ problem, hashes }: HashedFile): boolean => problem !== null || Object.keys(hashes).length > 0

/** The files to verify: those with digests for this HMAC key, and unreadable ones. */
export const subjectsOf = (files: readonly HashedFile[], hmacKey: string) =>
  files.filter((file) => file.hmacKey === hmacKey && isHashed(file)).map(({ path, hashes }) => ({ name: path, hashes }))
