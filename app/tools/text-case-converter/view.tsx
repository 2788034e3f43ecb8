import { count } from '#app/lib/plural.ts'
import { StatusBar } from '#app/ui/bench.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { useOptions } from '#app/ui/options.tsx'
import { InputPane } from '#app/work/input-pane.tsx'
import { textCleared } from '#app/work/messages.ts'
import { WorkProblem, WorkProgress, WorkStatus } from '#app/work/progress.tsx'
import { Workbench } from '#app/work/workbench.tsx'
import { asTool } from '../as-tool.tsx'
import { CaseCard } from './case-card.tsx'
import { caseFormats, languageChoices } from './formats.ts'
import { messages } from './messages.ts'
import { fetchLogic, useCases } from './use-cases.ts'

export default asTool(View)

const warmUp = () => void fetchLogic().catch(() => null)

function View() {
  const { desk, work, previews, isCurrent, take } = useCases()
  const { text, settings } = desk.state
  const options = useOptions('Options')
  return (
    <Workbench label="Text Case Converter tool" desk={desk} onFocusCapture={warmUp} onPointerEnter={warmUp}>
      {options.row(
        <>
          <SelectField
            label="Language"
            className="w-full sm:w-44"
            value={settings.language}
            choices={languageChoices}
            onChange={(language) => desk.dispatch({ type: 'set', settings: { language } })}
          />
          <p className="min-w-0 text-body text-ink-2 sm:pb-2">
            Turkish, Lithuanian, Greek and Dutch have rules of their own for some letters.
          </p>
        </>,
      )}
      <InputPane
        desk={desk}
        title="Your text"
        value={text}
        onChange={(next) => desk.edit({ type: 'edit', text: next })}
        minHeight="small"
        placeholder="Type or paste text, or drop a file, and all twelve cases follow"
        actions={
          <>
            {options.button}
            <Button variant="ghost" onClick={() => desk.replace({ type: 'clear' }, { toast: { title: textCleared } })}>
              Clear
            </Button>
          </>
        }
      >
        <WorkProblem work={work} words={messages} />
      </InputPane>
      <div
        aria-busy={work.isWorking}
        className="grid gap-px border-t border-line bg-line sm:grid-cols-2 lg:grid-cols-3"
      >
        {caseFormats.map(({ key, label }) => (
          <CaseCard
            key={key}
            format={key}
            label={label}
            head={previews?.cards[key].head ?? ''}
            length={previews?.cards[key].length ?? 0}
            isCurrent={isCurrent}
            take={take}
          />
        ))}
      </div>
      <p className="border-t border-line px-3.5 py-2.5 text-body text-ink-2">{messages.wordRule}</p>
      <WorkProgress work={work} desk={desk} />
      <StatusBar>
        {text.length === 0 && <span>Ready</span>}
        {text.length > 0 && (
          <WorkStatus work={work}>
            {previews && previews.counts.bytes > 0 && (
              <>
                <span>{count(previews.counts.characters, 'character')}</span>
                <span>{count(previews.counts.words, 'word')}</span>
                <span>{count(previews.counts.lines, 'line')}</span>
                <span>{count(previews.counts.bytes, 'byte')} in UTF-8</span>
              </>
            )}
          </WorkStatus>
        )}
      </StatusBar>
    </Workbench>
  )
}
