import { formatSize } from '#app/lib/bytes.ts'
import { OutputPane } from '#app/work/output-pane.tsx'
import { copied, copyFailed, downloaded, messages, words } from './messages.ts'
import type { ResultPanel } from './result-panel.tsx'
import type { useBase64 } from './use-base64.ts'

const nothing = { output: '', file: new File([], ''), isText: true, type: null }

type Props = Pick<ReturnType<typeof useBase64>, 'desk' | 'work' | 'result'> & { Panel?: typeof ResultPanel | undefined }

/** What was made: its text where it is one, and what is known of it where that says more. */
export function Output({ desk, work, result, Panel }: Props) {
  const { source, settings } = desk.state
  const { output, file, isText, type } = result ?? nothing
  const isEmpty = file.size === 0
  const isShown = output.length > 0 || isEmpty
  const panel = result && Panel && <Panel result={result} source={source} />
  return (
    <OutputPane
      title="Output"
      value={output}
      isEmpty={isEmpty}
      stale={work.stale}
      note={!isEmpty && formatSize(file.size)}
      placeholder={words[settings.mode].output}
      copy={{
        text: () => output,
        length: file.size,
        reason: isText ? undefined : messages.notText,
        copied,
        copyFailed,
      }}
      download={{
        file: () => ({ name: file.name, type: file.type, parts: [file] }),
        downloaded: downloaded(file.name),
      }}
      instead={isShown ? undefined : panel}
    >
      {isShown && type && panel}
    </OutputPane>
  )
}
