const held =
  'This browser asks the page first, and before any other script runs we tell it: to this site only, and elsewhere only to the links the page came with, when you press them yourself.'
const open =
  'Chromium and Firefox ask the page first, and ours says no. This browser does not ask, so here the way is open, and what stands against it is that no code of ours does this.'

/** The ways out of a page that no policy closes and the panel does not try, and what stands against each, in a browser that asks a page before it leaves or in one that does not. */
export const untriedWays = (asksFirst: boolean): readonly { term: string; text: string }[] => [
  {
    term: 'Going to another address',
    text: `An address can carry text. Where the other side answers with nothing, the page stays as it is: you would see nothing, and the figure of bytes sent would not count it. ${asksFirst ? held : open} A script of ours goes only to the tool or the article you chose, without your text in the address.`,
  },
  {
    term: 'Opening a window',
    text: 'Browsers let a script do that only right after a press of yours, and you would see the new tab. No code of ours does it. Even so the contact page, the only one that may connect, and a tool page could not reach into each other: the server keeps them in different groups of windows, where the host sends our headers.',
  },
  {
    term: 'Downloading from an address',
    text: `A download of ours is made of data in this tab, in one place of the source, and asks nobody for anything. One from another site is ${asksFirst ? 'held back, as going there is' : 'open, as going there is; you would see the file at most'}.`,
  },
  {
    term: 'Loading ahead',
    text: 'A preload goes by the rule of what it loads, but not every browser says so. Safari’s engine forgets that rule for one kind once the service worker is there, which then refuses every other site itself.',
  },
  {
    term: 'Passkeys, voices and worklets',
    text: 'A passkey can have the browser ask a host, a voice can be made elsewhere, and no browser tells of what a worklet loads from this site: all three are removed, as peer connections are.',
  },
  {
    term: 'What was removed, out of an empty frame',
    text: 'A new frame would bring it back, and you would see nothing. No code of ours makes one outside this panel, whose frame may run no script.',
  },
  {
    term: 'Having a host looked up',
    text: 'A browser may look up and greet a host without sending it a request. The network then learns the name of the host, which could carry a word, and you would see nothing. Chromium does it before it refuses a frame, or a form that a script sends into one: the two of this panel. Nothing else here names a host.',
  },
  {
    term: 'A cookie',
    text: 'It would travel to this site with the next request. No code of ours writes one; what is in storage stands below.',
  },
  {
    term: 'Another tab',
    text: 'What it is told stays in this browser, as what is in storage does, and no other page of this site sends it on.',
  },
  {
    term: 'Being framed',
    text: 'A page around this one could lay itself over it. The server forbids it, and where no header says so a framed page does not start.',
  },
  {
    term: 'The service worker',
    text: 'It keeps the offline copy and may reach this site alone. It is told the path of a page, to count the view, and what you carry from one tool to the next, which it holds in memory and hands to that tool only.',
  },
]
