import { type Charset, charsetChoices, charsetNames } from '#app/lib/charset-names.ts'
import { SelectField } from '#app/ui/controls/field.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import type { Intake, Opened } from './intake.ts'

/** `("old.txt", "windows-1252")` → "old.txt is not UTF-8: it was read as Windows-1252." */
const guessedCharset = (name: string, charset: Charset): string =>
  charset === 'utf-8'
    ? `${name} was read as UTF-8. Invalid bytes appear as �.`
    : `${name} is not UTF-8: it was read as ${charsetNames[charset]}.`

type Props = { opened: Opened<File>; intake: Intake<File> }

/** Says that a file's charset was guessed, and lets the visitor choose another one. */
export const CharsetNotice = ({ opened, intake }: Props) => (
  <Notice
    tone="warn"
    role="status"
    actions={
      <SelectField
        label="Encoding"
        className="w-48"
        value={opened.charset}
        choices={charsetChoices}
        onChange={(charset) => void intake.choose(charset)}
      />
    }
  >
    {guessedCharset(opened.file.name, opened.charset)}
  </Notice>
)
