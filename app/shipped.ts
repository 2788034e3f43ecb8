type Rule = { what: string; call: RegExp; unless?: RegExp; where: readonly RegExp[] }

const proof = /app\/proof\/attempts\.ts$/
const react = /node_modules\/react-dom\//

const codeMirror = /node_modules\/@codemirror\//
const sentences = /app\/proof\/policy-words\.ts$/

/**
 * Every call by which shipped code could send something out of a page, and the only modules that may contain it. This searches the
 * source text, to catch mistakes and calls inside packages. It cannot catch a call that is hidden on purpose.
 */
const rules: readonly Rule[] = [
  {
    what: 'connects',
    call: /\b(window|self|globalThis)\??\.fetch\b|(?<![\w$.'"`-])fetch\b\s*(?=[(?.,;)\]}])|\bfetch: \w|\bnavigator\??\.sendBeacon\b/,
    where: [proof, sentences, /app\/offline\/(service-worker|kept-files)\.ts$/, /@formspree\/core\//],
  },
  {
    what: 'connects',
    call: /(?<!['"`\w])(XMLHttpRequest|WebSocket|WebSocketStream|EventSource|WebTransport|RTCPeerConnection|fetchLater)\b(?!['"`])/,
    where: [proof, sentences],
  },
  {
    what: 'goes to another address',
    call: /\blocation(\.\w+)? \+?= |\blocation\??\.(assign|replace)\b|\blocation\[|\bnavigation\.navigate\(|http-?equiv["']?[^\n]{0,9}["']refresh/i,
    where: [/app\/(site\/palette\/entries|tools\/tool-offers)\.ts$/, react],
  },
  {
    what: 'writes the address',
    call: /\bhistory\??\.(push|replace)State\b/,
    where: [/app\/offline\/receive-hand-over\.ts$/],
  },
  { what: 'opens a window', call: /\b(window|self|globalThis|top|parent)(\??\.open\b|\[["']open)/, where: [] },
  {
    what: 'opens a window',
    call: /(?<![\w$.])open(\?\.)?\(/,
    // The module defines its own function of that name.
    unless: /\bfunction open\(|\bopen\([^()]*\) \{/,
    where: [],
  },
  { what: 'submits a form', call: /\.(submit|requestSubmit)\(/, where: [proof, react] },
  {
    what: 'clicks a link',
    call: /\.click\(\)/,
    // The filter opens the only tool left by its link in the document. early-actions.ts replays the presses that came too early.
    where: [/app\/browser\/download\.ts$/, /app\/site\/scripts\/tool-filter\.ts$/, /app\/early-actions\.ts$/],
  },
  {
    what: 'downloads',
    call: /\.download = |setAttribute\(\s*["']download|jsxs?\(["']a["'], \{[^}]*\bdownload\b/,
    where: [/app\/browser\/download\.ts$/, react],
  },
  {
    what: 'gives data an address in our origin',
    call: /\bcreateObjectURL\b/,
    where: [/app\/browser\/object-url\.ts$/],
  },
  {
    what: 'makes a frame',
    call: /createElement\(\s*["'`](iframe|object|embed|frame|fencedframe)|jsxs?\(\s*["'`](iframe|object|embed)|<i?frame\b/,
    where: [proof, /app\/ads\//],
  },
  {
    what: 'loads an address',
    call: /\bnew (\w+\.)?(Image|Audio|FontFace)\b|createElement\(\s*["'`](img|image|script|link|audio|video|source|track)["'`]/,
    where: [proof, react, codeMirror, /vite\/preload-helper/],
  },
  {
    what: 'starts a worker',
    call: /\bnew (\w+\.)?(Shared)?Worker\(|\.addModule\b/,
    where: [/app\/browser\/worker\/connect\.ts$/],
  },
  { what: 'registers a service worker', call: /serviceWorker\??\.register\b/, where: [/app\/offline\/sw-client\.ts$/] },
  {
    what: 'imports a variable address',
    call: /\bimport\((?!\s*(\/\*[^*]*\*\/\s*)?["'`])/,
    // The document names the parts of its page, and the policy allows no script of another origin.
    where: [proof, /app\/(entry-client\.ts|hydrate\.tsx)$/],
  },
  { what: 'writes a cookie', call: /document\.cookie \+?= |\bcookieStore\.set\(/, where: [] },
  {
    what: 'preconnects to a host',
    call: /["'](dns-prefetch|preconnect)["']|\b(preconnect|prefetchDNS)\(|\.ping = /,
    where: [react],
  },
  {
    what: 'asks another service',
    call: /\bspeechSynthesis\b|\.credentials\.(get|create)\(|\bnew PaymentRequest\b/,
    where: [/app\/boot\.ts$/],
  },
]

/** Forbidden calls in a shipped module: `["fetch connects"]` */
export const findWaysOut = (module: string, code: string): string[] =>
  rules
    .filter(({ where }) => !where.some((allowed) => allowed.test(module)))
    .flatMap(({ what, call, unless }) => {
      const found = unless?.test(code) ? undefined : call.exec(code)?.[0]
      return found ? [`${found} ${what}`] : []
    })
