/** The twelve cases in page order, each label written in its own case. */
const labels = {
  uppercase: 'UPPERCASE',
  lowercase: 'lowercase',
  titleCase: 'Title Case',
  sentenceCase: 'Sentence case',
  camelCase: 'camelCase',
  pascalCase: 'PascalCase',
  snakeCase: 'snake_case',
  kebabCase: 'kebab-case',
  constantCase: 'CONSTANT_CASE',
  dotCase: 'dot.case',
  alternatingCase: 'aLtErNaTiNg cAsE',
  inverseCase: 'iNVERSE cASE',
}

export type CaseKey = keyof typeof labels

export const caseFormats = (Object.keys(labels) as CaseKey[]).map((key) => ({ key, label: labels[key] }))

/** The file name of a result: `"titleCase"` → `"titleCase-text.txt"` */
export const fileNameOf = (key: CaseKey): string => `${key}-text.txt`

export type Language = 'neutral' | 'tr' | 'lt' | 'el' | 'nl'

const languageNames: Record<Language, string> = {
  neutral: 'Neutral',
  tr: 'Turkish',
  lt: 'Lithuanian',
  el: 'Greek',
  nl: 'Dutch',
}

export const languageChoices = (Object.keys(languageNames) as Language[]).map((value) => ({
  value,
  label: languageNames[value],
}))
