const subjects: Record<string, string> = {
  'default-src': 'Anything not listed here',
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
  'base-uri': 'Changing the base URL',
  'frame-ancestors': 'Showing this page in a frame',
}

/** Directives that list something other than sources. */
const sentences: Record<string, (values: string) => string> = {
  'require-trusted-types-for': () => 'Text can become a script or a script URL only through a policy listed here.',
  'trusted-types': (values) => `Policies that may do so: ${values}.`,
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
  sources[source] ?? (source.startsWith("'sha256-") ? 'inline code with a known hash' : `from ${source}`)

/** Explains a content security policy, one sentence per directive: `"img-src 'self'"` → `"Images: only from this site."` */
export function explainPolicy(policy: string): { directive: string; words: string }[] {
  const list = new Intl.ListFormat('en-US')
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
