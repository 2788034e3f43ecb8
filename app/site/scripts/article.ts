import { copyText } from '#app/browser/clipboard.ts'
import { copiedLifetime } from '#app/ui/feedback/lifetimes.ts'
import { showToast } from '#app/ui/feedback/toast.ts'

/** Marks the part being read in the table of contents: the last one whose heading is in the top third of the window or above. */
function followReading(article: HTMLElement) {
  const links = [...article.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')]
  const headings = [...new Set(links.map(({ hash }) => hash))].map((hash) => article.querySelector(hash)!)
  function mark() {
    const current = headings.findLast((each) => each.getBoundingClientRect().top < innerHeight / 3) ?? headings[0]
    for (const link of links) link.ariaCurrent = link.hash === `#${current?.id}` ? 'location' : null
  }
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -66%' })
  for (const heading of headings) observer.observe(heading)
}

function answerCopy(button: HTMLButtonElement, status: Element) {
  button.disabled = false
  let timer: ReturnType<typeof setTimeout>
  button.addEventListener('click', async () => {
    if (!(await copyText(button.closest('figure')?.querySelector('code')?.textContent ?? ''))) {
      showToast({ title: 'Copy failed', description: 'Please copy the text manually.', tone: 'error' })
      return
    }
    clearTimeout(timer)
    button.dataset.copied = status.textContent = 'Copied'
    timer = setTimeout(() => {
      delete button.dataset.copied
      status.textContent = ''
    }, copiedLifetime)
  })
}

/** Makes the table of contents follow the reader and the samples copyable. */
export default function startArticle(article: HTMLElement): void {
  followReading(article)
  const status = article.querySelector('[role=status]')!
  for (const button of article.querySelectorAll<HTMLButtonElement>('[data-copy]')) answerCopy(button, status)
}
