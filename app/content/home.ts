export const featuredTools = [
  'json-formatter',
  'base64-encode-decode',
  'uuid-generator',
  'hash-generator',
  'html-encoder-decoder',
  'aesthetic-username-generator',
] as const

export const teaserCount = 5

export const valuePoints = [
  {
    title: 'Fast',
    text: 'Nothing travels to a server and back. Long jobs run in the background, so the page stays responsive.',
  },
  {
    title: 'Privacy-first',
    text: 'A content security policy makes your browser block the connections of every tool, and each tool can prove it.',
  },
  {
    title: 'Works offline',
    text: 'After the first visit your browser keeps the whole site. Every tool opens and works without a network.',
  },
  {
    title: 'Developer-focused',
    text: 'Exact results, errors that point to the exact place, one shortcut to run a tool, and nothing in the way.',
  },
] as const

export const howItWorks = [
  { title: 'Open a tool', text: 'Choose one, or paste your text above for suggestions. No sign-up, no cookie wall.' },
  { title: 'Use it', text: 'Your browser does the work, as you type or at the press of a button.' },
  { title: 'Keep the result', text: 'Copy it or download it, then close the tab. Your text is gone.' },
] as const
