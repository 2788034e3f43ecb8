import { convertLineEndings, type LineEndings } from '#app/lib/line-endings.ts'
import { isBlank, isLong, type PaneText } from '#app/lib/long-text.ts'
import type { Ask, Task } from '#app/work/job.ts'
import { compareQuestions } from '#app/work/question.ts'
import { type AlgorithmKey, usableKeys } from './algorithms.ts'
import type { Hashes, HashOptions } from './digest.ts'

/** What digests are of: a text as it is typed, how its lines end, and the key of an HMAC. */
export type Source = { text: PaneText; lineEndings: LineEndings; hmacKey: string }
export type Question = Source & { keys: readonly AlgorithmKey[] }
/** Digests and what they are of; the size in bytes is known of a long text alone. */
export type Answer = { source: Source; hashes: Hashes; bytes: number }
type HashLong = (
  question: Question,
  task: Pick<Task<Answer>, 'signal' | 'onProgress'>,
) => Promise<Pick<Answer, 'hashes' | 'bytes'>>

export const nothing: Answer = { source: { text: '', lineEndings: 'keep', hmacKey: '' }, hashes: {}, bytes: 0 }

/** Whether digests are of this text, these line endings and this key. */
export const isOf = (source: Source, answer: Answer | null): answer is Answer =>
  answer !== null && compareQuestions(source, answer.source) === null

/** Hashes a text: what is known of it is kept, short texts have each digest told by itself, long ones go to `hashLong`. */
export const createAsk =
  (hashLong: HashLong, platform: Pick<HashOptions, 'subtle' | 'onError'>): Ask<Question, Answer> =>
  ({ keys, ...source }, { last, onPart, ...task }) => {
    const { text, lineEndings, hmacKey } = source
    const known = isOf(source, last) ? last : { ...nothing, source }
    const missing = usableKeys(keys, hmacKey).filter((key) => !known.hashes[key])

    async function hashByPage(): Promise<Answer> {
      let answer = known
      const onHash = (found: Hashes) => {
        answer = { ...answer, hashes: { ...answer.hashes, ...found } }
        onPart(answer)
      }
      const input = convertLineEndings(text.toString(), lineEndings)
      const { hashText } = await import('./digest.ts')
      await hashText(input, missing, { ...platform, hmacKey, onHash })
      return answer
    }

    async function hashByWorker(): Promise<Answer> {
      const { hashes, bytes } = await hashLong({ ...source, keys: missing }, task)
      return { source, hashes: { ...known.hashes, ...hashes }, bytes }
    }

    if (missing.length === 0 || isBlank(text)) return known
    return isLong(text) ? hashByWorker() : hashByPage()
  }
