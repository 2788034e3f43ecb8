import { brand, type Config } from '#app/config.ts'
import type { LegalText } from './legal-types.ts'

/** The terms of use. The configuration names the governing law. */
export const writeTerms = ({ governingLaw, year }: Config): LegalText => ({
  title: 'Terms of Use',
  summary: 'Free tools, for any lawful purpose, without a warranty.',
  updated: 'November 18, 2026',
  sections: [
    {
      title: 'Acceptance',
      paragraphs: [
        `By using ${brand} you agree to these terms. If you do not agree, please do not use the site. You need no account, you pay nothing, and you can leave at any time by closing the tab.`,
      ],
    },
    {
      title: 'Permitted and prohibited uses',
      paragraphs: [
        'You may use every tool and read every article free of charge, privately and at work, as often as you like. What you make with a tool is yours. The operator claims no license to it and never receives it.',
        'You may not use the site in a way that breaks the law, harms others or keeps others from using it. The list below names the main cases.',
      ],
    },
    {
      title: 'Intellectual property',
      paragraphs: [
        'The source code is published under the MIT License and may be used under its conditions. The fonts are under the SIL Open Font License. The articles and the name and mark of the site belong to its operator.',
        'Your input and your results still belong to whoever owned them before.',
      ],
    },
    {
      title: 'Prohibited uses',
      paragraphs: ['You agree not to'],
      list: [
        'use the tools to prepare or commit a crime, or to violate the rights of others;',
        'attack the site, look for a way around its security unless you mean to report it, or send so many requests that others suffer;',
        'send unsolicited advertising, abuse or harmful code through the contact form;',
        'pass the site or a copy of it off as your own service in a way that misleads people about who runs it;',
        'remove copyright or license notices from the source code.',
      ],
    },
    {
      title: 'Disclaimer and limitation of liability',
      paragraphs: [
        'The tools are tested carefully, but they are provided as is, without a warranty of any kind, express or implied, and without a promise that they are always available. Check any result that matters before you rely on it.',
        'As far as the law allows, the operator is not liable for damage that results from using the site or from being unable to use it, including lost data, lost profit and indirect damage. Liability that the law does not let us exclude is not affected.',
        'Articles and results are information, not legal, security or financial advice.',
      ],
    },
    {
      title: 'Termination',
      paragraphs: [
        'The operator may change or end the site or a part of it, and may block anyone who breaks these terms. The tools do not store your input, so you would lose none of it.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'These terms may change. Material changes are announced on this page at least 30 days before they take effect. If you use the site after that, you agree to the new terms.',
      ],
    },
    {
      title: 'Governing law',
      paragraphs: [
        `These terms are governed by ${governingLaw}, without regard to its rules on conflict of laws. Your rights as a consumer under the law of your home country are not affected.`,
      ],
    },
    {
      title: 'Contact',
      paragraphs: ['Use the contact form to send the operator questions about these terms.'],
      link: { text: 'Write to us', path: '/contact#contact-form' },
    },
    {
      title: 'Copyright',
      paragraphs: [`© ${year} ${brand}. All rights are reserved, except those granted above or by the named licenses.`],
    },
  ],
})
