import { brand, type Config } from '#app/config.ts'
import type { LegalText } from './legal-types.ts'

/** The section that shows what is kept, as well. */
export const storageTitle = 'Cookies and browser storage'

/** The privacy policy of a deployment: where messages go, and whether views are counted and ads shown, depends on its configuration. */
export const writePrivacy = ({
  form,
  adsClient,
  analytics,
}: Pick<Config, 'form' | 'adsClient' | 'analytics'>): LegalText => ({
  title: 'Privacy Policy',
  summary: 'What you put into a tool stays in your browser. This page says what little else there is.',
  updated: 'December 15, 2024',
  sections: [
    {
      title: 'Introduction',
      paragraphs: [
        `${brand} is a collection of developer tools that run in your browser. This policy describes what the software of this site does with data about you, which is close to nothing${adsClient && ' unless you allow ads'}, and how you can check that.`,
        'It speaks of this site as it is built. Whoever runs it, “the operator”, may host it elsewhere or change its configuration; where that makes a difference, it is said below.',
      ],
    },
    {
      title: 'Data collection',
      paragraphs: [
        'Tool input is not collected. What you type, paste or drop is worked on in the open tab. The home page and every tool page carry a content security policy by which your browser refuses their connections: requests by script, sockets and forms, and anything loaded from another site. What no policy can refuse, such as leaving for another page, the code of this site does not use to carry your input; “Prove it” on every tool page tries the one and lists the other.',
        'When you choose a tool for a text or a file on the home page, or send the result of one tool on to another, it waits in the memory of the site’s service worker, for a minute at most, until the tool takes it from there. Where there is no service worker, a text passes through the session storage of that tab, and the tool deletes it as it opens. It is never part of an address and never reaches a server.',
        'There are no accounts and no payments, so there is no name, no password and no card number to collect. These may be collected:',
      ],
      items: [
        {
          name: 'Basic analytics',
          text: analytics
            ? 'Views of a page are counted on the server of this site, as one number per day and page. The page hands its own path to the service worker of this site, which sends that and nothing else. No cookie, no identifier and no network address is kept with it; to stop floods, the server remembers in memory, for a minute, how many views a network address has reported. A browser that sends Do Not Track or Global Privacy Control is not counted.'
            : 'None. This site is built without counting page views.',
        },
        form.endpoint
          ? {
              name: 'Contact submissions',
              text: 'The message you send with the contact form, and your email address if you give it, go to the form provider Formspree, which passes them on to the operator.',
            }
          : {
              name: 'Contact submissions',
              text: 'The message you send with the contact form, and your email address if you give it, are stored in the operator’s database with the time they arrived. To stop floods, the server remembers in memory, and nowhere else, how many messages a network address has sent lately.',
            },
        {
          name: 'Cookies',
          text: adsClient
            ? 'None of our own. The ad service may set some once you have allowed ads; the next section says more.'
            : 'None today. The next section says what is kept in your browser instead.',
        },
        {
          name: 'Network address',
          text: 'As with any website, the machines between you and the site see the network address a request comes from. The server of this site writes no log of requests; a host or proxy in front of it may.',
        },
      ],
    },
    {
      title: storageTitle,
      paragraphs: [
        adsClient
          ? 'This site sets no cookies of its own. What is kept in your browser, by it or by the ad service, is this:'
          : 'This site sets no cookies. What it keeps in your browser, or might one day, is this:',
      ],
      items: [
        {
          name: 'Essential',
          text: adsClient
            ? 'Your choice of a light or dark theme, the width of a tool’s panes where you have moved the line between them, and your answer to the question about ads are kept in the local storage of your browser, if you give them. They hold no identifier and are not sent to us.'
            : 'Your choice of a light or dark theme, and the width of a tool’s panes where you have moved the line between them, are kept in the local storage of your browser. They hold no identifier and are not sent to us.',
        },
        {
          name: 'Options, favorites and recent tools',
          text: 'The options you choose in a tool, the tools you mark as favorites and the names of the tools you opened last are kept in the same place, so that they are there when you come back. What you type, paste or open is never among them. Both kinds of remembering can be switched off below.',
        },
        { name: 'Analytics', text: 'No analytics cookies. Counting page views needs none.' },
        {
          name: 'Links you share',
          text: 'A link made with “Share” holds the settings of a tool, and your text only where you include it. What stands after its # is sent to no server, and the page takes it out of the address at once; but the browser that opens such a link may keep the whole address in its history.',
        },
        {
          name: 'Offline copy',
          text: 'A service worker keeps a copy of the pages and files of this site in the cache of your browser, so that it works without a network. It holds nothing of yours. “Remove the offline copy” below takes it away.',
        },
        {
          name: 'Advertising',
          text: adsClient
            ? 'None unless you press “Allow ads” on the list of tools or in the blog. From then on the ad service may set cookies under its own addresses, where your browser lets it, to choose and count ads and to recognize fraud; it can set or read none under the address of this site. “Ad choices” on the same pages takes your answer back: the ad goes, no other is loaded, and the cookies stay until your browser deletes them.'
            : 'No advertising cookies today. If the operator switches advertising on, it appears only on the list of tools and in the blog, and nothing of it loads before you have agreed.',
        },
      ],
      link: { text: 'Remove the offline copy', path: '/sw-reset' },
    },
    {
      title: 'Third-party services',
      paragraphs: [
        `No page loads a script, font, picture or style sheet from anybody else${adsClient && '; an ad that you have allowed is shown in a frame that can reach neither the page around it nor any other'}.`,
      ],
      items: [
        {
          name: 'Analytics service',
          text: analytics
            ? 'None. Page views are counted and kept on the server of this site.'
            : 'None, and nothing is counted.',
        },
        {
          name: 'Ad service',
          text: adsClient
            ? 'Google AdSense, on the list of tools and in the blog, and only after you have allowed ads. Google then receives your network address, the address of this site, what your browser says about itself and what you do with the ad, and treats this under its own privacy policy. The frame it is confined to is a stranger to this site: it cannot see which page you are on, what you type there, words in the filter of the list included, or anything kept in your browser for this site. A page that takes your text, the home page, the tools and the contact page, shows no such frame: their policies do not let it in. A browser that sends Do Not Track or Global Privacy Control is not even asked, and gets no ads.'
            : 'None unless the operator configures one. It would then be limited to the list of tools and the blog, after your consent, and never be present on a page that takes your text: the home page, the tools and the contact page.',
        },
        {
          name: 'Form provider',
          text: form.endpoint
            ? 'Messages from the contact form are sent to Formspree, whose own privacy policy applies to them. With a message it receives when the page was loaded and whether the browser is automated, to tell people from programs.'
            : 'None. Messages go to the server of this site.',
        },
      ],
    },
    {
      title: 'Security',
      paragraphs: [
        'The strongest protection is that your input is not there to be stolen: each tool is a document of its own, whose policy has your browser refuse its connections, no code but that of this site runs in it, and its memory ends with the tab.',
        'Contact messages are accessible to the operator only. No way of storing or sending data is perfectly secure, so please do not put secrets into a message.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: ['Wherever you live, you can ask the operator for the following, free of charge:'],
      items: [
        { name: 'Access', text: 'Learn what is stored about you. That can only be messages you have sent.' },
        { name: 'Delete', text: 'Have those messages removed.' },
        {
          name: 'Opt out',
          text: `Switch on Do Not Track or Global Privacy Control in your browser, and your page views are not counted${adsClient && ' and no ads are loaded'}.`,
        },
        {
          name: 'Disable cookies',
          text: `Block cookies and site storage in your browser. Every tool goes on working; only your choices, such as theme, panes${adsClient ? ', ads' : ''} and options, are forgotten, and a text cannot be carried from the home page, or from one tool, to another.`,
        },
        { name: 'Clarification', text: 'Ask what any sentence of this policy means.' },
      ],
    },
    {
      title: 'Changes',
      paragraphs: ['When the software starts to treat data differently, this policy changes with it.'],
    },
    {
      title: 'Contact',
      paragraphs: ['Questions, and requests about your data, reach the operator through the contact form.'],
      link: { text: 'Write to us', path: '/contact#contact-form' },
    },
  ],
})
