/** The tools as the rail, the switcher and the home page list them: three groups, those used together side by side. */
export const railGroups = [
  [
    'json-formatter',
    'regex-tester',
    'base64-encode-decode',
    'url-encoder-decoder',
    'html-encoder-decoder',
    'text-case-converter',
  ],
  ['uuid-generator', 'hash-generator', 'color-palette-generator', 'aesthetic-username-generator'],
  ['timestamp-converter', 'unit-converter'],
] as const
