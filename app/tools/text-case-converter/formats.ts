/** The twelve cases in page order, each label written in its own case. */
export const caseFormats = [
  { key: 'uppercase', label: 'UPPERCASE' },
  { key: 'lowercase', label: 'lowercase' },
  { key: 'titleCase', label: 'Title Case' },
  { key: 'sentenceCase', label: 'Sentence case' },
  { key: 'camelCase', label: 'camelCase' },
  { key: 'pascalCase', label: 'PascalCase' },
  { key: 'snakeCase', label: 'snake_case' },
  { key: 'kebabCase', label: 'kebab-case' },
  { key: 'constantCase', label: 'CONSTANT_CASE' },
  { key: 'dotCase', label: 'dot.case' },
  { key: 'alternatingCase', label: 'aLtErNaTiNg cAsE' },
  { key: 'inverseCase', label: 'iNVERSE cASE' },
] as const

export type CaseKey = (typeof caseFormats)[number]['key']

/** The file name of a result: `"titleCase"` → `"titleCase-text.txt"` */
export const fileNameOf = (key: CaseKey): string => `${key}-text.txt`
