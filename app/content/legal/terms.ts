import { brand, type Config } from '#app/config.ts'
import type { LegalText } from './legal-types.ts'

/** The terms of a deployment: the governing law is its operator's. */
export const writeTerms = ({ governingLaw, year }: Pick<Config, 'governingLaw' | 'year'>): LegalText => ({
  title: 'Terms of Use',
  summary: 'Free tools, for any lawful purpose, without a warranty.',
  updated: 'December 15, 2024',
  sections: [
    {
      title: 'Acceptance',
      paragraphs: [
        `By using ${brand} you agree to these terms. If you do not agree with them, please do not use the site. You need no account and pay nothing, and you can leave at any time by closing the tab.`,
      ],
    },
    {
      title: 'Permitted and prohibited uses',
      paragraphs: [
        'You may use every tool and read every article free of charge, privately and at work, as often as you like. What you make with a tool is yours; no license to it is claimed, and it is never received.',
        'You may not use the site in a way that breaks the law, harms others or keeps others from using it. The list below names the cases that matter.',
      ],
    },
    {
      title: 'Intellectual property',
      paragraphs: [
        'The source code is published under the MIT License and may be used under its conditions. The fonts are under the SIL Open Font License. The articles and the name and mark of the site belong to its operator.',
        'Your input and your results remain yours, or whoever’s they were before.',
      ],
    },
    {
      title: 'Prohibited uses',
      paragraphs: ['You agree not to'],
      items: [
        { text: 'use the tools to prepare or commit a crime, or to break the rights of others;' },
        {
          text: 'attack the site, look for a way around its security other than to report it, or load it with so many requests that others suffer;',
        },
        { text: 'send unsolicited advertising, abuse or harmful code through the contact form;' },
        {
          text: 'pass the site or a copy of it off as your own service in a way that misleads people about who runs it;',
        },
        { text: 'remove notices of copyright or license from the source code.' },
      ],
    },
    {
      title: 'Disclaimer and limitation of liability',
      paragraphs: [
        'The tools are tested with care, but they come as they are, without a warranty of any kind, express or implied, and without a promise that they are always available. Check a result that matters before you rely on it.',
        'As far as the law allows, the operator is not liable for damage that follows from using the site or from not being able to use it, including lost data, lost profit and indirect damage. Liability that cannot be excluded by law stays as it is.',
        'Articles and results are information, not advice on law, security or money.',
      ],
    },
    {
      title: 'Termination',
      paragraphs: [
        'The operator may change or end the site or a part of it, and may block anyone who breaks these terms. As nothing of yours is stored in the tools, nothing of yours is lost by it.',
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
        `These terms are governed by ${governingLaw}, without regard to its rules on conflict of laws. Rights that the law of your home gives you as a consumer are not affected.`,
      ],
    },
    {
      title: 'Contact',
      paragraphs: ['Questions about these terms reach the operator through the contact form.'],
      link: { text: 'Write to us', path: '/contact#contact-form' },
    },
    {
      title: 'Copyright',
      paragraphs: [`© ${year} ${brand}. All rights not granted above or by the licenses named are reserved.`],
    },
  ],
})
