import type { Faq } from '#app/tools/read-content.ts'

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
      'No. Tools run in your browser, and their pages are not allowed to connect to anything. Only what you write in this form is sent, when you press the button.',
  },
  {
    question: 'Can I use the tools offline?',
    answer:
      'Yes. After the first visit your browser keeps the whole site, and every tool opens and works without a network. You can also install the site as an app.',
  },
  {
    question: 'Is there an API?',
    answer: 'Not yet. The source is open, so a script can use the same functions the pages use.',
  },
]
