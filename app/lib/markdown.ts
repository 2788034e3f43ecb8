// What our pages' texts need of Markdown. A text that looks otherwise is refused, so a mistake stops the build.

/** The groups of a pattern that a text must match: `/^## (.+)$/, "## How it works"` → ["How it works"] */
export function take(pattern: RegExp, text: string): string[] {
  const match = pattern.exec(text)
  if (!match) throw new Error(`this does not match ${pattern}: ${text}`)
  return match.slice(1)
}

/** The parts between empty lines, but code stays whole: `"a\n\nb"` → ["a", "b"] */
export const splitChunks = (text: string): string[] =>
  (text.match(/^```.*\n[\s\S]*?^```$|^(?:.+\n?)+/gm) ?? []).map((chunk) => chunk.trimEnd())

/** A list of steps: `"1. **Paste it** Or drop a file."` → `[{ title: "Paste it", text: "Or drop a file." }]` */
export const readSteps = (lines: readonly string[]): { title: string; text: string }[] =>
  lines.map((line) => {
    const [title = '', text = ''] = take(/^\d+\. \*\*(.+?)\*\* (.+)$/, line)
    return { title, text }
  })

const readRow = (line: string) =>
  take(/^\| (.*) \|$/, line)[0]!
    .split(' | ')
    .map((cell) => cell.replaceAll('\\|', '|'))

/** A table: `["| a | b |", "| --- | --- |", "| 1 | `x \| y` |"]` → columns "a" and "b", one row "1" and "`x | y`" */
export function readTable([columns = '', , ...rows]: readonly string[]) {
  return { columns: readRow(columns), rows: rows.map(readRow) }
}

const readQuestions = (text: string) =>
  text
    .trim()
    .split(/\n+(?=## )/)
    .map((each) => {
      const [question = '', answer = ''] = take(/^## (.+)\n\n(.+)$/, each)
      return { question, answer }
    })

/** A page's text: its fields between two lines of `---`, the text, and its FAQ after `# Questions`. */
export function readPage(source: string) {
  const [fields = '', text = '', questions = ''] = take(
    /^---\n([\s\S]+?)\n---\n([\s\S]+)\n# Questions\n([\s\S]+)$/,
    source,
  )
  function readField(name: string, fallback?: string): string {
    const value = new RegExp(`^${name}: (.+)$`, 'm').exec(fields)?.[1] ?? fallback
    if (value === undefined) throw new Error(`the field ${name} is missing`)
    return value
  }
  return { readField, keywords: readField('keywords').split(', '), text, faq: readQuestions(questions) }
}
