/** The order of tools in the rail, in the switcher and on the home page: three groups, related tools side by side. */
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
