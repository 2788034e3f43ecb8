import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { useId, useRef } from 'react'
import { downloadFile } from '#app/browser/download.ts'
import { textBlob } from '#app/browser/text-file.ts'
import { Pane, Panes } from '#app/ui/bench.tsx'
import { Button, buttonIcon } from '#app/ui/button.tsx'
import { TextPane, type TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { showToast } from '#app/ui/toast.ts'
import { copyAndSay, copyLimit } from '#app/work/copy.ts'
import {
  copied,
  copyFailed,
  replaceCancelled,
  resultDownloaded,
  resultFileName,
  resultTooLargeToCopy,
  stillReplacing,
} from '../messages.ts'
import { Line } from '../run-bar.tsx'
import type { RunResult } from '../state.ts'
import { useReplace } from './use-replace.ts'

type Props = { result: RunResult | null; replacement: string | null; onReplacement: (replacement: string) => void }

/** A replacement, and the text with every match replaced by it. */
export function ReplacePanes({ result, replacement, onReplacement }: Props) {
  const { text, problem, progress, cancel } = useReplace(result, replacement)
  const field = useRef<TextPaneHandle>(null)
  const isWorking = progress === 'working' || progress === 'late'
  const ids = { replacement: useId(), result: useId() }
  const isTooLarge = text.length > copyLimit

  async function download() {
    downloadFile(resultFileName, [await textBlob(text)])
    showToast(resultDownloaded)
  }

  return (
    <Panes>
      <Pane title="Replacement" labelFor={ids.replacement} note="$1  $<name>  $&  $$">
        <TextPane
          ref={field}
          id={ids.replacement}
          label="Replacement"
          minHeight="small"
          value={replacement ?? ''}
          onChange={(next) => onReplacement(next.toString())}
          placeholder="What each match becomes"
        />
      </Pane>
      <Pane
        title="Replace result"
        labelFor={ids.result}
        note={isWorking ? 'Replacing' : text.length > 0 ? `${text.length.toLocaleString('en')} characters` : ''}
        actions={
          <>
            <Button
              variant="ghost"
              isCompact
              icon={<Copy {...buttonIcon} />}
              disabled={isWorking || text.length === 0 || isTooLarge}
              tip={isTooLarge ? resultTooLargeToCopy : undefined}
              onClick={() => copyAndSay(text.toString(), copied('Replace result'), copyFailed)}
            >
              Copy result
            </Button>
            <Button
              variant="ghost"
              isCompact
              icon={<Download {...buttonIcon} />}
              disabled={isWorking || text.length === 0}
              onClick={download}
            >
              Download result
            </Button>
          </>
        }
      >
        {progress === 'late' && (
          <Line isWarning text={stillReplacing} onLeave={() => field.current?.focus()}>
            <Button onClick={cancel}>Cancel</Button>
          </Line>
        )}
        {progress === 'cancelled' && <Line isWarning={false} text={replaceCancelled} />}
        {problem && (
          <p role="alert" className="border-b border-line bg-bad-soft px-3.5 py-2 text-sm text-bad">
            {problem}
          </p>
        )}
        <TextPane
          id={ids.result}
          label="Replace result"
          minHeight="small"
          value={text}
          readOnly
          placeholder="The text with its matches replaced"
        />
      </Pane>
    </Panes>
  )
}
