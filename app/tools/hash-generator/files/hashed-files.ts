import type { Result } from '#app/lib/result.ts'
import { usableKeys } from '../algorithms/algorithms.ts'
import type { Hashes } from '../algorithms/digest.ts'
import type { AlgorithmKey } from '../algorithms/five.ts'
import type { Subject } from '../expected/verify.ts'

/**
 * A file, its path or name, and its digests for one HMAC key. `problem` says why hashing failed. `speed` is in bytes per second,
 * 0 before hashing.
 */
export type HashedFile<F> = {
  file: F
  path: string
  hmacKey: string
  hashes: Hashes
  problem: string | null
  speed: number
}

/** Newly opened files, without digests. */
export const enqueue = <F extends { name: string }>(
  files: readonly F[],
  paths: ReadonlyMap<F, string> = new Map(),
): HashedFile<F>[] =>
  files.map((file) => ({
    file,
    path: paths.get(file) ?? file.name,
    hmacKey: '',
    hashes: {},
    problem: null,
    speed: 0,
  }))

function missingKeys<F>(file: HashedFile<F>, keys: readonly AlgorithmKey[], hmacKey: string): AlgorithmKey[] {
  const usable = usableKeys(keys, hmacKey)
  if (file.hmacKey !== hmacKey) return usable
  return file.problem === null ? usable.filter((key) => !file.hashes[key]) : []
}

/** The first file from index `from` on that lacks digests, and which ones: the first of two hashed → `{ place: 1, keys: ["md5"] }` */
export function findJob<F>(
  files: readonly HashedFile<F>[],
  from: number,
  keys: readonly AlgorithmKey[],
  hmacKey: string,
) {
  for (let place = from; place < files.length; place += 1) {
    const missing = missingKeys(files[place]!, keys, hmacKey)
    if (missing.length > 0) return { place, keys: missing }
  }
  return null
}

/** All files that lack digests. Unreadable files are not tried again. */
export const listOpen = <F>(files: readonly HashedFile<F>[], keys: readonly AlgorithmKey[], hmacKey: string): F[] =>
  files.filter((file) => missingKeys(file, keys, hmacKey).length > 0).map(({ file }) => file)

/** Stores the answer to a job. Keeps digests with the same HMAC key and drops others. */
export function settle<F>(file: HashedFile<F>, hmacKey: string, answer: Result<Hashes>, speed = 0): HashedFile<F> {
  const known = file.hmacKey === hmacKey ? file.hashes : {}
  return answer.ok
    ? { ...file, hmacKey, hashes: { ...known, ...answer.value }, problem: null, speed }
    : { ...file, hmacKey, hashes: known, problem: answer.error }
}

/** After Cancel, only files with an error or a digest stay, whatever their HMAC key. */
export const dropUnhashed = <F>(files: readonly HashedFile<F>[]): HashedFile<F>[] =>
  files.filter((file) => file.problem !== null || Object.keys(file.hashes).length > 0)

/** The files to verify: those with digests for this HMAC key, and unreadable ones. */
export const subjectsOf = <F>(files: readonly HashedFile<F>[], hmacKey: string): Subject[] =>
  files
    .filter((file) => file.hmacKey === hmacKey && (file.problem !== null || Object.keys(file.hashes).length > 0))
    .map(({ path, hashes }) => ({ name: path, hashes }))
