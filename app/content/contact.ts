import type { Faq } from '#app/tools/content-types.ts'

/** The tools named in the contact page's hero. */
export const contactTools = ['json-formatter', 'base64-encode-decode', 'uuid-generator'] as const

export const quickAnswers: readonly Faq[] = [
  {
    question: 'Is everything really free?',
    answer:
      'Yes. Every tool and every article is free, without an account, a trial or a limit on how often you use it.',
  },
  {
    question: 'Do you store what I put into a tool?',
    answer:
      'No. Tools work in your browser, and their pages are not allowed to connect to anything. Only what you write in this form is sent, because you ask for it.',
  },
  {
    question: 'Can I use the tools offline?',
    answer:
      'Yes. After the first visit your browser keeps the whole site, and every tool opens and works without a network. You can install it as an app, too.',
  },
  {
    question: 'Is there an API?',
    answer: 'Not yet. The source is open, so a script can use the same functions the pages use.',
  },
]
