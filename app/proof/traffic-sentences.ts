import { count } from '#app/lib/plural.ts'
import type { Traffic } from '#app/lib/traffic.ts'
import { amount } from './traffic-figure.ts'

const shown = 3

/** Explains in sentences what the total counts. */
export function describeTraffic({ ownFiles, kept, sent, pageViews }: Traffic): string[] {
  const files = `Measured in this tab: the page and its workers requested ${count(ownFiles, 'file')} from this site`
  const sentences = [sent.length + kept === 0 ? `${files} and nothing else.` : `${files}.`]
  if (kept > 0) sentences.push(`${count(kept, 'other request')} answered from the browser cache, not sent.`)
  if (sent.length > 0) {
    const more = sent.length > shown ? ` and ${sent.length - shown} more` : ''
    const addresses = sent.slice(0, shown).map(({ address }) => address)
    sentences.push(`Sent to ${addresses.join(', ')}${more}.`)
  }
  if (pageViews.count > 0)
    sentences.push(
      `Counted separately: ${count(pageViews.count, 'page view')}, ${count(pageViews.bytes, 'byte')}, with the path of this page and none of your data.`,
    )
  return sentences
}

/** What the proof itself requested from this site: `"From this panel: 2 requests to this site, 96 bytes of addresses."` */
export function describeProof({ sent, kept, bytes }: Traffic['aside']): string {
  const parts = [
    ...(sent.length > 0 ? [`${count(sent.length, 'request')} to this site, ${amount(bytes)} of addresses`] : []),
    ...(kept > 0 ? [`${count(kept, 'request')} answered from the browser cache, not sent`] : []),
  ]
  return `From this panel: ${parts.join('; ') || 'nothing sent'}.`
}
