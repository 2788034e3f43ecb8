/** The path of the ad document. It is ours, but its frame gives it an opaque origin, cut off from the rest of the site. */
export const framePath = '/ads'

/** What the ad may do. Without `allow-same-origin` its origin is opaque, and it cannot navigate the page around it. */
export const frameSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

/** Our only script in the ad document. Opened on its own, or in a frame with our origin, it loads nothing. */
export const frameScript = `
if (self.origin === 'null' && self !== top) {
  const ad = document.querySelector('ins')
  document.body.style.margin = 0
  ad.style.cssText = 'display: block; height: 100px'
  const script = document.createElement('script')
  script.crossOrigin = 'anonymous'
  script.src = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=' + ad.dataset.adClient
  self.adsbygoogle = [{}]
  document.head.append(script)
}
`

/** The document around one ad. The policy comes before everything it governs. */
export const renderFrame = (client: string, policy: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>Advertisement</title>
</head>
<body>
<ins class="adsbygoogle" data-ad-client="${client}" data-ad-format="horizontal"></ins>
<script>${frameScript}</script>
</body>
</html>
`
