/** The tools on the home page, in order. */
export const featuredTools = [
  'json-formatter',
  'base64-encode-decode',
  'uuid-generator',
  'hash-generator',
  'html-encoder-decoder',
  'aesthetic-username-generator',
] as const
