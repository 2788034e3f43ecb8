import { formatSize } from '#app/lib/bytes.ts'
import { convertLineEndings } from '#app/lib/line-endings.ts'
import { isBlank, isLong } from '#app/lib/long-text.ts'
import type { Ask, Underway } from '#app/work/run/job.ts'
import { usableKeys } from '../algorithms/algorithms.ts'
import { type Hashes, type HashOptions, hashText } from '../algorithms/digest.ts'
import { describeText } from '../messages.ts'
import type { Question, Source } from '../state.ts'
import { type Answer, isOf, nothing } from './text-answer.ts'

type HashLong = (question: Question, task: Underway) => Promise<Pick<Answer, 'hashes' | 'bytes'>>

/** Hashes a text and reuses known digests. Short texts report each digest on its own; long texts go to `hashLong`. */
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
      await hashText(convertLineEndings(text.toString(), lineEndings), missing, { ...platform, hmacKey, onHash })
      return answer
    }

    async function hashByWorker(): Promise<Answer> {
      const { hashes, bytes } = await hashLong({ ...source, keys: missing }, task)
      return { source, hashes: { ...known.hashes, ...hashes }, bytes }
    }

    if (missing.length === 0 || isBlank(text)) return known
    return isLong(text) ? hashByWorker() : hashByPage()
  }

/** The size of the hashed text. For a long text it is known only with the digests: "5 characters · 6 bytes" */
export function describeSize({ text, lineEndings }: Source, { bytes }: Answer): string {
  if (isLong(text)) return bytes > 0 ? formatSize(bytes) : ''
  return describeText(convertLineEndings(text.toString(), lineEndings))
}
