import { count } from '#app/lib/plural.ts'
import type { Traffic } from '#app/lib/traffic.ts'
import { amount } from './traffic-figure.ts'

const shown = 3

/** What the figure was measured from, in sentences. */
export function describeTraffic({ ownFiles, kept, sent, pageViews }: Traffic): string[] {
  const files = `Measured in this tab: the page and its workers asked for ${count(ownFiles, 'file')} of this site`
  const sentences = [sent.length + kept === 0 ? `${files} and for nothing else.` : `${files}.`]
  if (kept > 0) sentences.push(`${count(kept, 'other request')} answered from what this browser keeps, and not sent.`)
  if (sent.length > 0) {
    const more = sent.length > shown ? ` and ${sent.length - shown} more` : ''
    const addresses = sent.slice(0, shown).map(({ address }) => address)
    sentences.push(`Sent to ${addresses.join(', ')}${more}.`)
  }
  if (pageViews.count > 0)
    sentences.push(
      `Counted apart: ${count(pageViews.count, 'page view')}, ${count(pageViews.bytes, 'byte')}, which names this page and nothing of yours.`,
    )
  return sentences
}

/** What the proof itself asked of this site: `"By this panel, at your click: 2 requests to this site, 96 bytes of addresses."` */
export function describeProof({ sent, kept, bytes }: Traffic['aside']): string {
  const parts = [
    ...(sent.length > 0 ? [`${count(sent.length, 'request')} to this site, ${amount(bytes)} of addresses`] : []),
    ...(kept > 0 ? [`${count(kept, 'request')} answered from what this browser keeps, and not sent`] : []),
  ]
  return `By this panel, at your click: ${parts.join('; ') || 'nothing sent'}.`
}
