import { lineEndingChoices } from '#app/lib/line-endings.ts'
import { Checkbox, SelectField } from '#app/ui/field.tsx'
import type { Mode } from './convert.ts'
import { alphabets, charsets, chooseAlphabet, type Options, wraps } from './options.ts'

type Props = { mode: Mode; options: Options; onChange: (options: Options) => void }

/** The choices under Options. */
export function OptionsRow({ mode, options, onChange }: Props) {
  const set = (change: Partial<Options>) => onChange({ ...options, ...change })
  const width = 'w-full sm:w-44'
  return (
    <>
      <SelectField
        label="Charset"
        className={width}
        value={options.charset}
        choices={charsets}
        onChange={(charset) => set({ charset })}
      />
      <SelectField
        label="Alphabet"
        className={width}
        value={options.alphabet}
        choices={alphabets}
        onChange={(alphabet) => onChange(chooseAlphabet(options, alphabet))}
      />
      <SelectField
        label="Wrap lines"
        className={width}
        value={options.wrap}
        choices={wraps}
        onChange={(wrap) => set({ wrap })}
      />
      <SelectField
        label="Line endings"
        className={width}
        value={options.lineEndings}
        choices={lineEndingChoices}
        onChange={(lineEndings) => set({ lineEndings })}
      />
      <Checkbox label="Padding (=)" checked={options.padding} onChange={(padding) => set({ padding })} />
      <p className="basis-full text-sm text-ink-2">
        {mode === 'encode'
          ? 'Charset and line endings rule how text becomes bytes; the bytes of a file stay as they are.'
          : 'Decoding uses the charset alone: it reads both alphabets, wrapped or not, padded or not.'}
      </p>
    </>
  )
}
