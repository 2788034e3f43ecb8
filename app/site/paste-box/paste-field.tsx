import { formatSize } from '#app/lib/bytes.ts'
import { sampleSize } from '#app/tools/traits.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import type { Desk } from '#app/work/bench/use-desk.ts'
import { InputPane } from '#app/work/in/input-pane.tsx'
import { notText, textCleared } from '#app/work/messages.ts'
import { asItIs, describeLength } from './messages.ts'
import type { Action, State } from './state.ts'

type Props = { desk: Desk<State<File>, Action<File>>; judged: State<File>; onRun: () => void }

/** The field for a text or a file. */
export const PasteField = ({ desk, judged, onRun }: Props) => (
  <InputPane
    className="[&>.text-pane]:h-[132px] [&>.text-pane]:min-h-0 [&>.text-pane]:flex-none [&_textarea]:min-h-0 sm:[&>.text-pane]:h-24 max-sm:[&_.pane-head_label>span]:sr-only"
    desk={desk}
    title="Paste anything"
    value={desk.state.text}
    placeholder="Any text, or drop a file"
    onChange={(text) => desk.edit({ type: 'edit', text })}
    onRun={onRun}
    note={
      <span className="max-sm:hidden">
        {judged.text.length > sampleSize ? 'judged by its first 64 KB' : 'we find the right tool'}
      </span>
    }
    actions={
      <span className="px-2 text-right font-mono text-note leading-tight text-ink-3">
        {judged.bytes ? formatSize(judged.bytes.file.size) : describeLength(judged.text)}
      </span>
    }
  >
    {desk.state.bytes && (
      <Notice
        tone="plain"
        role="status"
        onLeave={desk.focus}
        actions={
          <Button size="small" onClick={() => desk.replace({ type: 'clear' }, { toast: { title: textCleared } })}>
            Remove
          </Button>
        }
      >
        {notText(desk.state.bytes.file.name, desk.state.bytes.type?.name)} {asItIs}
      </Notice>
    )}
  </InputPane>
)
