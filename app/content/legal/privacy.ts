import { brand, type Config } from '#app/config.ts'
import type { LegalText } from './legal-types.ts'

/** The section that also lists what this browser stores now. */
export const storageTitle = 'Cookies and browser storage'

/** The privacy policy. The configuration decides where messages go, whether page views are counted and whether there are ads. */
export const writePrivacy = ({ form, adsClient, analytics }: Config): LegalText => ({
  title: 'Privacy Policy',
  summary: 'What you put into a tool stays in your browser. This page explains what else the site handles.',
  updated: 'November 19, 2026',
  sections: [
    {
      title: 'Introduction',
      paragraphs: [
        `${brand} is a collection of developer tools that run in your browser. This policy describes what this site does with data about you: almost nothing${adsClient && ' unless you allow ads'}. It also says how you can check that.`,
        'It describes the software as it was built. Whoever runs this site, “the operator”, may host it elsewhere or change its configuration. Where that makes a difference, the text below says so.',
      ],
    },
    {
      title: 'Data collection',
      paragraphs: [
        'Tool input is not collected. What you type, paste or drop is processed in the open tab. The home page and every tool page have a content security policy that makes your browser block their connections: requests by scripts, sockets and forms, and anything loaded from another site. A policy cannot block everything. For example, it cannot keep a page from going to another page. The code of this site does not use those ways to carry your input. “Prove it” on every tool page tries the blocked ways and lists the others.',
        'When you choose a tool for text or a file on the home page, or send the result of one tool to another, it waits in the memory of the site’s service worker, for at most a minute, until the tool takes it. If there is no service worker, text waits in the session storage of that tab, and the tool deletes it when it opens. It is never part of an address and never reaches a server.',
        'There are no accounts and no payments, so there is no name, password or card number to collect. This may be collected:',
      ],
      items: {
        'Basic analytics': analytics
          ? 'Page views are counted on the server of this site, as one number per day and page. The page gives its own path to the service worker of this site, which sends that and nothing else. No cookie, identifier or IP address is stored with it. To stop floods, the server remembers in memory, for a minute, how many views an IP address has reported. A browser that sends Do Not Track or Global Privacy Control is not counted.'
          : 'None. This site is built without counting page views.',
        'Contact submissions': form.endpoint
          ? 'Your message from the contact form, and your email address if you enter it, go to the form provider Formspree, which passes them on to the operator.'
          : 'Your message from the contact form, and your email address if you enter it, are stored in the operator’s database with the time they arrived. To stop floods, the server remembers, only in memory, how many messages an IP address has sent recently.',
        Cookies: adsClient
          ? 'None of our own. The ad service may set some once you have allowed ads. The next section says more.'
          : 'None today. The next section says what is stored in your browser instead.',
        'IP address':
          'As with any website, the machines between you and the site see the IP address a request comes from. The server of this site writes no request log, but a host or proxy in front of it may.',
      },
    },
    {
      title: storageTitle,
      paragraphs: [
        adsClient
          ? 'This site sets no cookies of its own. This is what your browser stores for it, or for the ad service:'
          : 'This site sets no cookies. This is what your browser stores for it now, or may store later:',
      ],
      items: {
        Essential: adsClient
          ? 'Your theme if you choose light or dark, the width of a tool’s panes if you move the line between them, and your answer about ads are stored in the local storage of your browser. They contain no identifier and are not sent to us.'
          : 'Your theme if you choose light or dark, and the width of a tool’s panes if you move the line between them, are stored in the local storage of your browser. They contain no identifier and are not sent to us.',
        'Options, favorites and recent tools':
          'The options you choose in a tool, the tools you mark as favorites and the names of the tools you opened last are stored in the same place, so that they are there when you come back. What you type, paste or open is never stored with them. You can turn off “Remember recent tools” and “Remember options” below.',
        'Switches you turn off':
          'If you turn off “Remember recent tools”, “Remember options” or “Single-key shortcuts”, the word “off” is stored in the same place. While a switch is on, nothing is stored for it.',
        'On the way to another page':
          'While text or a file goes from one page to another, the session storage of the tab holds the name of the tool and a random key, or the text itself if there is no service worker. The next page deletes it. The tab’s history also records that there was text, but not the text itself.',
        Analytics: 'No analytics cookies. Counting page views needs none.',
        'Links you share':
          'A link made with “Share” contains the settings of a tool, and your text only if you include it. The part after its # is not sent to any server, and the page removes it from the address at once. But the browser that opens such a link may keep the whole address in its history.',
        'Offline copy':
          'A service worker keeps a copy of the pages and files of this site in the cache of your browser, so that the site works offline. It contains nothing of yours. “Remove the offline copy” below deletes it.',
        Advertising: adsClient
          ? 'None unless you press “Allow ads” on the list of tools or in the blog. From then on the ad service may set cookies under its own addresses, if your browser allows it, to choose and count ads and to detect fraud. It cannot set or read cookies under the address of this site. With “Ad choices” on the same pages you can change your answer to “No ads”: the ad disappears and no other is loaded, but the cookies stay until your browser deletes them.'
          : 'No advertising cookies today. If the operator turns on advertising, it appears only on the list of tools and in the blog, and nothing of it loads before you agree.',
      },
      link: { text: 'Remove the offline copy', path: '/sw-reset' },
    },
    {
      title: 'Third-party services',
      paragraphs: [
        `No page loads a script, font, image or style sheet from anyone else${adsClient && '; an ad that you have allowed is shown in a frame that can reach neither the page around it nor any other'}.`,
      ],
      items: {
        'Analytics service': analytics
          ? 'None. Page views are counted and kept on the server of this site.'
          : 'None, and nothing is counted.',
        'Ad service': adsClient
          ? 'Google AdSense, on the list of tools and in the blog, and only after you have allowed ads. Google then receives your IP address, the address of this site, what your browser says about itself and what you do with the ad. Google’s own privacy policy applies to this. The frame of the ad is isolated from this site: it cannot see which page you are on, what you type there (not even in the filter of the list), or anything your browser stores for this site. Pages that take your text (the home page, the tools and the contact page) show no such frame: their policies block it. A browser that sends Do Not Track or Global Privacy Control is not asked and gets no ads.'
          : 'None unless the operator configures one. It would then be limited to the list of tools and the blog, after your consent, and never appear on a page that takes your text: the home page, the tools and the contact page.',
        'Form provider': form.endpoint
          ? 'Messages from the contact form are sent to Formspree, and its own privacy policy applies to them. With each message it learns when the page was loaded and whether the browser is automated, to tell people from programs.'
          : 'None. Messages go to the server of this site.',
      },
    },
    {
      title: 'Security',
      paragraphs: [
        'The strongest protection is that there is no stored input to steal. Each tool is a separate document, its policy makes your browser block the tool’s connections, only the code of this site runs in it, and its memory is gone when you close the tab.',
        `${form.endpoint ? 'The operator and Formspree can read contact messages.' : 'Contact messages are stored for the operator; a company that hosts the site or its database could read them too.'} No way of storing or sending data is perfectly secure, so please do not put secrets into a message.`,
      ],
    },
    {
      title: 'Your rights',
      paragraphs: ['Wherever you live, you can do the following, free of charge:'],
      items: {
        Access: 'Ask the operator what is stored about you. That can only be messages you have sent.',
        Delete: 'Ask the operator to delete those messages.',
        'Opt out': `Turn on Do Not Track or Global Privacy Control in your browser, and your page views are not counted${adsClient && ' and no ads are loaded'}.`,
        'Disable cookies': `Block cookies and site storage in your browser. Every tool still works, but your choices, such as theme, panes${adsClient ? ', ads' : ''} and options, are forgotten, and text cannot be passed from the home page to a tool, or from one tool to another.`,
        Clarification: 'Ask the operator what any sentence of this policy means.',
      },
    },
    {
      title: 'Changes',
      paragraphs: ['When the software handles data in a new way, this policy changes with it.'],
    },
    {
      title: 'Contact',
      paragraphs: ['Use the contact form to send the operator questions and requests about your data.'],
      link: { text: 'Write to us', path: '/contact#contact-form' },
    },
  ],
})
