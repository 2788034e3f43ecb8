import type { Result } from '#app/lib/result.ts'
import { usableKeys } from '../algorithms/algorithms.ts'
import type { Hashes } from '../algorithms/digest.ts'
import type { AlgorithmKey } from '../algorithms/five.ts'
import type { Subject } from '../expected/verify.ts'

/**
 * A file, its path where it comes from a folder, and what is known of it under one HMAC key; `problem` says why nothing is, `speed`
 * how many bytes a second it was hashed with, 0 before that.
 */
export type HashedFile<F> = {
  file: F
  path: string
  hmacKey: string
  hashes: Hashes
  problem: string | null
  speed: number
}

/** Files as they are opened, nothing known of them yet. */
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

/** The first file from a place on that lacks digests, and which: the first of two hashed → `{ place: 1, keys: ["md5"] }` */
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

/** All files that lack digests; one that could not be read is done with. */
export const listOpen = <F>(files: readonly HashedFile<F>[], keys: readonly AlgorithmKey[], hmacKey: string): F[] =>
  files.filter((file) => missingKeys(file, keys, hmacKey).length > 0).map(({ file }) => file)

/** Notes the answer to a job; digests of the same HMAC key are added to, those of another replaced. */
export function settle<F>(file: HashedFile<F>, hmacKey: string, answer: Result<Hashes>, speed = 0): HashedFile<F> {
  const known = file.hmacKey === hmacKey ? file.hashes : {}
  return answer.ok
    ? { ...file, hmacKey, hashes: { ...known, ...answer.value }, problem: null, speed }
    : { ...file, hmacKey, hashes: known, problem: answer.error }
}

/** After a cancel only files with a digest stay, be it one under another HMAC key. */
export const dropUnhashed = <F>(files: readonly HashedFile<F>[]): HashedFile<F>[] =>
  files.filter((file) => file.problem !== null || Object.keys(file.hashes).length > 0)

/** What the files are to a verification: those with digests of this HMAC key, and those that could not be read. */
export const subjectsOf = <F>(files: readonly HashedFile<F>[], hmacKey: string): Subject[] =>
  files
    .filter((file) => file.hmacKey === hmacKey && (file.problem !== null || Object.keys(file.hashes).length > 0))
    .map(({ path, hashes }) => ({ name: path, hashes }))
