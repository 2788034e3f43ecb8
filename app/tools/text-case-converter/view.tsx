import FolderOpen from 'lucide-react/icons/folder-open'
import { useId, useRef, useState } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import { count } from '#app/lib/plural.ts'
import { Bench, Pane, StatusBar } from '#app/ui/bench.tsx'
import { Button, buttonIcon } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { FileButton } from '#app/ui/file-button.tsx'
import { useOptions } from '#app/ui/options.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { TextPane, type TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { useHandOver } from '#app/work/use-hand-over.ts'
import { useTextFile } from '#app/work/use-text-file.ts'
import { caseFormats } from './case.ts'
import { CaseCard } from './case-card.tsx'
import { type Language, languageNames } from './languages.ts'
import { messages, toasts } from './messages.ts'
import { useCases } from './use-cases.ts'

const languages = (Object.keys(languageNames) as Language[]).map((value) => ({ value, label: languageNames[value] }))

export function View() {
  const [text, setText] = useState<PaneText>('')
  useHandOver('text-case-converter', setText)
  const [language, setLanguage] = useState<Language>('neutral')
  const { previews, isWorking, isSlow, progress, problem, cancel, copy, download } = useCases(text, language)
  const file = useTextFile(setText, toasts.unreadable)
  const options = useOptions('Options')
  const pane = useRef<TextPaneHandle>(null)
  const ids = { input: useId(), failure: useId() }

  function cancelAndReturn() {
    cancel()
    pane.current?.focus()
  }

  return (
    <Bench label="Text Case Converter tool" {...file.dropTarget}>
      <Pane
        title="Your text"
        labelFor={ids.input}
        actions={
          <>
            <FileButton label="Open file" icon={<FolderOpen {...buttonIcon} />} onFiles={file.open} />
            {options.button}
            <Button variant="ghost" onClick={() => setText('')}>
              Clear
            </Button>
          </>
        }
      >
        {options.row(
          <>
            <SelectField
              label="Language"
              className="w-full sm:w-44"
              value={language}
              choices={languages}
              onChange={setLanguage}
            />
            <p className="min-w-0 text-sm text-ink-2 sm:pb-2">
              Turkish, Lithuanian, Greek and Dutch have rules of their own for some letters.
            </p>
          </>,
        )}
        <TextPane
          ref={pane}
          id={ids.input}
          label="Your text"
          value={text}
          onChange={setText}
          minHeight="small"
          placeholder="Type or paste text, or drop a file, and all twelve cases follow"
          {...(problem && { description: problem, describedBy: ids.failure })}
        />
        {problem && (
          <p
            id={ids.failure}
            role="alert"
            className="border-t border-line bg-bad-soft px-3.5 py-3 text-sm font-[520] text-bad"
          >
            {problem}
          </p>
        )}
      </Pane>
      <div aria-busy={isWorking} className="grid gap-px border-t border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {caseFormats.map(({ key, label }) => (
          <CaseCard
            key={key}
            format={key}
            label={label}
            head={previews?.cards[key].head ?? ''}
            length={previews?.cards[key].length ?? 0}
            isWorking={isWorking}
            onCopy={copy}
            onDownload={download}
          />
        ))}
      </div>
      <p className="border-t border-line px-3.5 py-2.5 text-sm text-ink-2">{messages.wordRule}</p>
      {isWorking && isSlow && (
        <Progress label="Working" done={progress} cancelLabel="Cancel" onCancel={cancelAndReturn} />
      )}
      <StatusBar>
        {text.length === 0 && <span>Ready</span>}
        {text.length > 0 && previews && previews.counts.bytes > 0 && (
          <>
            <span>{count(previews.counts.characters, 'character')}</span>
            <span>{count(previews.counts.words, 'word')}</span>
            <span>{count(previews.counts.lines, 'line')}</span>
            <span>{count(previews.counts.bytes, 'byte')} in UTF-8</span>
          </>
        )}
        {isWorking && <span>Converting</span>}
      </StatusBar>
    </Bench>
  )
}
