import { formatSize } from '#app/lib/bytes.ts'
import { sampleSize } from '#app/tools/traits.ts'
import { Spacer, StatusBar } from '#app/ui/bench.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { InputPane } from '#app/work/input-pane.tsx'
import { notText, textCleared } from '#app/work/messages.ts'
import { Workbench } from '#app/work/workbench.tsx'
import { asItIs, describeLength, fileStuck, textStuck, traitsMissing } from './messages.ts'
import { Invitation, Offers } from './offers.tsx'
import { usePasteBox } from './use-paste-box.ts'

/** Recognizes what is put into it and opens the right tool with it. */
export default function PasteBox() {
  const { desk, judged, ways, hasFailed, ...box } = usePasteBox()
  const { text, opened, bytes } = desk.state
  const isLong = judged.text.length > sampleSize

  return (
    <Workbench label="Find a tool by its text" desk={desk} onFocusCapture={box.warmUp} onPointerEnter={box.warmUp}>
      <InputPane
        desk={desk}
        title="Paste anything"
        note="we will find the tool"
        placeholder="Any text, or drop a file"
        value={text}
        onChange={(next) => desk.edit({ type: 'edit', text: next })}
        onRun={() => void box.chooseBest()}
        minHeight="fixed"
      >
        {bytes && (
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
            {notText(bytes.file.name, bytes.type?.name)} {asItIs}
          </Notice>
        )}
      </InputPane>
      <div className="grid min-h-[153px] content-start gap-2 border-t border-line p-3.5">
        {ways.length > 0 ? (
          <Offers ways={ways} onChoose={box.choose} />
        ) : (
          <Invitation onTry={(example) => desk.replace({ type: 'load', text: example, opened: null })} />
        )}
      </div>
      {hasFailed && (
        <Notice tone="bad" role="alert" actions={<Button onClick={() => void box.want()}>Try again</Button>}>
          {traitsMissing}
        </Notice>
      )}
      {ways.some(({ isStuck }) => isStuck) && (
        <Notice tone="warn" role="alert">
          {bytes || opened ? fileStuck : textStuck}
        </Notice>
      )}
      <StatusBar>
        <p role="status">
          {judged.bytes ? (judged.bytes.type?.name ?? 'Not text') : box.bestGuess}
          {isLong && ', by its first 64 KB'}
        </p>
        <Spacer />
        <span>{judged.bytes ? formatSize(judged.bytes.file.size) : describeLength(judged.text)}</span>
      </StatusBar>
    </Workbench>
  )
}
