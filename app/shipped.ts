type Rule = { what: string; call: RegExp; unless?: RegExp; where: readonly RegExp[] }

const proof = /app\/proof\/attempts\.ts$/
const react = /node_modules\/react-dom\//

/** Every call by which shipped code could let something out of a page, and the only modules that may contain it. */
const rules: readonly Rule[] = [
  {
    what: 'connects',
    call: /\b(fetch|fetchLater)\(|\bnew (XMLHttpRequest|WebSocket|EventSource|WebTransport|RTCPeerConnection)\b|\.sendBeacon\(/,
    where: [proof, /app\/offline\/(service-worker|kept-files)\.ts$/, /@formspree\/core\//],
  },
  {
    what: 'goes to another address',
    call: /\blocation(\.href)? = |\blocation\.(assign|replace)\(|\bnavigation\.navigate\(|http-?equiv["']?[^\n]{0,9}["']refresh/i,
    where: [/app\/site\/paste-box\//, react],
  },
  {
    what: 'opens a window',
    call: /(?<![\w$.])open\(|\b(window|self|globalThis|top|parent)\.open\b/,
    // A function of its own by that name.
    unless: /\bfunction open\(|\bopen\([^()]*\) \{/,
    where: [],
  },
  { what: 'submits a form', call: /\.(submit|requestSubmit)\(/, where: [proof, react] },
  {
    what: 'downloads',
    call: /\.download = |setAttribute\(\s*["']download|jsxs?\(["']a["'], \{[^}]*\bdownload\b/,
    where: [/app\/browser\/download\.ts$/, react],
  },
  {
    what: 'makes a frame',
    call: /createElement\(\s*["'](iframe|object|embed|frame|fencedframe)|jsxs?\(\s*["'](iframe|object|embed)|<i?frame\b/,
    where: [proof, /app\/ads\//],
  },
  { what: 'asks for an image', call: /\bnew (Image|Audio)\b|\bnew FontFace\b/, where: [proof] },
  { what: 'starts a worker', call: /\bnew (Shared)?Worker\(/, where: [/app\/browser\/worker\/connect\.ts$/] },
  { what: 'imports an address it was given', call: /\bimport\((?!\s*(\/\*[^*]*\*\/\s*)?["'`])/, where: [proof] },
  { what: 'writes a cookie', call: /document\.cookie = |\bcookieStore\.set\(/, where: [] },
  { what: 'greets a host', call: /["'](dns-prefetch|preconnect)["']/, where: [react] },
]

/** What a module that ships does and may not: `["fetch( connects"]` */
export const findWaysOut = (module: string, code: string): string[] =>
  rules
    .filter(({ where }) => !where.some((allowed) => allowed.test(module)))
    .flatMap(({ what, call, unless }) => {
      const found = unless?.test(code) ? undefined : call.exec(code)?.[0]
      return found ? [`${found} ${what}`] : []
    })
