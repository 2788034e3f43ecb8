import { charsetChoices, charsetNames } from '#app/lib/charset-names.ts'
import { SelectField } from '#app/ui/controls/field.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import type { Intake, Opened } from './intake.ts'

type Props = { opened: Opened<File>; intake: Intake<File> }

/** Says that a file's charset was guessed, and lets the visitor choose another one. */
export const CharsetNotice = ({ opened: { file, charset }, intake }: Props) => (
  <Notice
    tone="warn"
    role="status"
    actions={
      <SelectField
        label="Encoding"
        className="w-48"
        value={charset}
        choices={charsetChoices}
        onChange={(charset) => void intake.choose(charset)}
      />
    }
  >
    {charset === 'utf-8'
      ? `${file.name} was read as UTF-8. Invalid bytes appear as �.`
      : `${file.name} is not UTF-8: it was read as ${charsetNames[charset]}.`}
  </Notice>
)
