import { type ReactNode, useState } from 'react'
import { formatSize } from '#app/lib/bytes.ts'
import { fileDownloaded } from '#app/work/messages.ts'
import { OutputPane } from '#app/work/out/output-pane.tsx'
import type { Peeling } from '#app/work/out/peel-status.tsx'
import type { Mode } from './convert.ts'
import { copied, copyFailed, notText, words } from './messages.ts'
import type { Converted } from './state.ts'
import type { useBase64 } from './use-base64.ts'

const nothing = { output: '', file: new File([], ''), isText: true, type: null, head: new Uint8Array() }

type Work = ReturnType<typeof useBase64>['work']

/** What Copy and Download take from a result. One that follows the input is brought up to date first. */
export function giveOutput(result: Converted<File> | null, { stale, isFollowing, bring }: Work) {
  const { file, isText } = result ?? nothing
  const shared = { isEmpty: file.size === 0, stale: isFollowing ? null : stale }
  const newest = async () => {
    const answer = await bring()
    return answer?.ok ? answer.value : null
  }
  async function readFile() {
    const made = await newest()
    return made && { name: made.file.name, type: made.file.type, parts: [made.file] }
  }
  return {
    copy: {
      ...shared,
      text: async () => (await newest())?.output ?? null,
      length: file.size,
      reason: isText ? undefined : notText,
      copied,
      copyFailed,
    },
    download: { ...shared, file: readFile, downloaded: fileDownloaded(file.name) },
  }
}

/** What Peel can work on. Text encoded here has no layers except our own. */
export const peelable = (result: Converted<File> | null, mode: Mode) =>
  result && mode === 'decode' ? (result.output.length > 0 ? result.output : result.file) : null

type Props = Pick<ReturnType<typeof useBase64>, 'desk' | 'work' | 'result'> & {
  give: ReturnType<typeof giveOutput> & { peel: Peeling }
  part: typeof import('./lazy.tsx') | null
  /** Why there is no output, on a phone. */
  failure: ReactNode
  /** Shown below the output. */
  after: ReactNode
}

/** The result as text or as a hex dump, with a panel of facts if it is more than plain text. */
export function Output({ desk, work, result, give, part, failure, after }: Props) {
  const { source, settings } = desk.state
  const { output, file, isText, type, head } = result ?? nothing
  const { isEmpty } = give.copy
  const isTooLong = isText && output.length === 0 && !isEmpty
  const [isNarrow, setNarrow] = useState(false)
  const panel = result && part && <part.ResultPanel result={result} source={source} onNarrow={setNarrow} />
  return (
    <OutputPane
      title="Output"
      value={isText ? output : (part?.dumpHex(head, file.size, isNarrow) ?? '')}
      isEmpty={isEmpty}
      stale={work.stale}
      isWrapped={isText}
      className={isText || give.peel.shown ? '' : 'unwrapped'}
      note={!isEmpty && `${type ? `${type.name}, ` : ''}${formatSize(file.size)}`}
      placeholder={failure ? '' : words[settings.mode].output}
      {...give}
      instead={isTooLong && panel}
      after={after}
    >
      {failure}
      {!isTooLong && (type || !isText) && panel}
    </OutputPane>
  )
}
