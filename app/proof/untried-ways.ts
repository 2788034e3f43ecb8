const held =
  'This browser asks the page first. Our first script blocks every address except this site and the links that were in the page when it loaded. Those links work only when you press them yourself.'
const open =
  'Other browsers ask the page first, and our page says no. This browser does not ask, so this way is open here. What protects you: none of our code does this.'

/** Ways out that no policy can block and the panel does not try, and what protects you. `asksFirst`: the browser asks a page before leaving it. */
export const untriedWays = (asksFirst: boolean): Readonly<Record<string, string>> => ({
  'Going to another address': `An address can carry text. If the server sends back no page, this page stays open: you would see nothing, and the count of bytes sent would miss it. ${asksFirst ? held : open} Our scripts go only to the tool or article you chose, without your text in the address.`,
  'Opening a window':
    'Browsers let a script do this only right after you press something, and you would see the new tab. None of our code does it. Even then, a tool page and the contact page, the only one that may connect, could not reach into each other: if the host sends our headers, the browser keeps them in separate groups of windows.',
  'Downloading from an address': `Our downloads are made from data in this tab, in one place in the source, and request nothing. A download from another site is ${asksFirst ? 'blocked, like going there' : 'open, like going there; at most you would see the file'}.`,
  Preloading:
    'A preload follows the rule for what it loads, but not every browser reports that. Once the service worker runs, Safari’s engine forgets the rule for one kind of preload, so the service worker itself blocks every other site.',
  'Passkeys, voices and worklets':
    'A passkey can make the browser contact a host, a voice can be made on a server, and no browser reports what a worklet loads from this site. We removed all three, like peer connections.',
  'Removed features, from an empty frame':
    'A new frame would bring them back, and you would see nothing. None of our code creates one outside this panel, whose frame may not run scripts.',
  'Looking up a host':
    'A browser may look up and contact a host without sending it a request. The network then learns the name of the host, which could carry a word, and you would see nothing. Chromium does this before it blocks a frame, or a form sent into a frame. This panel tries one of each. Nothing else here names a host.',
  'A cookie':
    'It would go to this site with the next request. None of our code sets one. The storage list below shows what there is.',
  'Another tab':
    'A message to another tab stays in this browser, like the data in storage, and no other page of this site sends it on.',
  'Being framed':
    'Another page could show this one in a frame and cover it. The server forbids that, and on a host without that header a framed page does not start.',
  'The service worker':
    'It keeps the offline copy and can reach only this site. It learns the path of a page, to count the view, and the text or file you pass from one tool to the next. It holds that in memory and gives it only to that tool.',
})
