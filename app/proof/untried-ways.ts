/** The ways out of a page that no policy closes and the panel does not try, and what stands against each. */
export const untriedWays: readonly { term: string; text: string }[] = [
  {
    term: 'Going to another address',
    text: 'By a link, by script or by a refresh; you would see it. Ours lead to pages of this site, and a script goes nowhere but to the tool or the article you chose, without your text in the address.',
  },
  {
    term: 'Opening a window',
    text: 'No code of ours does. Even so the contact page, the only one that may connect, and a tool page could not reach into each other: the server keeps them in different groups of windows, where the host sends our headers.',
  },
  {
    term: 'Downloading from an address',
    text: 'A download of ours is made of data in this tab, in one place of the source, and asks nobody for anything.',
  },
  {
    term: 'Loading ahead',
    text: 'A preload goes by the rule of what it loads, but not every browser says so. Safari’s engine forgets that rule for one kind once the service worker is there, which then refuses every other site itself.',
  },
  {
    term: 'Passkeys and voices',
    text: 'A passkey can have the browser ask a host, a voice can be made elsewhere: both are removed, as peer connections are.',
  },
  {
    term: 'What was removed, out of an empty frame',
    text: 'A new frame would bring it back. No code of ours makes one outside this panel, whose frame may run no script.',
  },
  {
    term: 'Having a host looked up',
    text: 'A browser may look up and greet a host by its name without sending it a request, as Chromium does before it refuses a form of this panel. Nothing else here names a host.',
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
