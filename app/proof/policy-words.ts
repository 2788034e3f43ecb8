const subjects: Record<string, string> = {
  'default-src': 'Whatever is not named here',
  'script-src': 'Scripts',
  'style-src': 'Style sheets',
  'font-src': 'Fonts',
  'img-src': 'Images',
  'media-src': 'Sound and video',
  'frame-src': 'Frames',
  'worker-src': 'Workers',
  'manifest-src': 'The app manifest',
  'connect-src': 'Connections by fetch, XMLHttpRequest, sendBeacon, WebSocket or EventSource',
  'form-action': 'Sending a form',
  'base-uri': 'Changing the base of all addresses',
  'frame-ancestors': 'Showing this page in a frame',
}

/** Directives that list something other than sources. */
const sentences: Record<string, (values: string) => string> = {
  'require-trusted-types-for': () =>
    'Text becomes a script or its address only where a rule named here vouches for it.',
  'trusted-types': (values) => `The rules that may vouch for it: ${values}.`,
}

const sources: Record<string, string> = {
  "'self'": 'from this site',
  'data:': 'from data written in the page',
  'blob:': 'from data the page itself made',
  "'wasm-unsafe-eval'": 'compiled from WebAssembly',
  "'unsafe-inline'": 'written in the page',
  "'unsafe-eval'": 'made from text',
}

const sourceWords = (source: string) =>
  sources[source] ??
  (source.startsWith("'sha256-") ? 'what is written in the page, known by its digest' : `from ${source}`)

/** A content security policy in plain words, by directive: `"img-src 'self'"` → `"Images: only from this site."` */
export function explainPolicy(policy: string): { directive: string; words: string }[] {
  const list = new Intl.ListFormat('en-GB')
  return policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name)
    .map(([name = '', ...values]) => {
      const directive = [name, ...values].join(' ')
      const sentence = sentences[name]
      if (sentence) return { directive, words: sentence(values.join(' ')) }
      const isNothing = values.length === 0 || values.includes("'none'")
      const allowed = isNothing ? 'forbidden' : `only ${list.format(new Set(values.map(sourceWords)))}`
      return { directive, words: `${subjects[name] ?? name}: ${allowed}.` }
    })
}
