/** One example of each kind of text that visitors paste most often. */
export const examples = [
  { name: 'JSON', text: '{"name":"Ada","born":1815,"engine":null}' },
  { name: 'Base64', text: 'eyJ1c2VyIjoiYWRhIiwiaWF0IjoxNjQwOTk1MjAwfQ==' },
  { name: 'UUID', text: '018f4e6a-7c3b-7def-8123-456789abcdef' },
  { name: 'Timestamp', text: '1640995200' },
  { name: 'URL', text: 'https://example.com/search?q=caf%C3%A9%20cr%C3%A8me' },
  { name: 'Pattern', text: '/\\b[A-Z]{2,}-\\d+\\b/g' },
] as const
