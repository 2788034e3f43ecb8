import { formatSize } from '#app/lib/bytes.ts'
import { count } from '#app/lib/plural.ts'
import type { Traffic } from '#app/lib/traffic.ts'
import { methods, places } from './verdict.ts'

const proofMark = new RegExp(`\\?proof=(${methods.join('|')})-(${places.join('|')})$`, 'i')
const isProof = ({ address }: { address: string }) => proofMark.test(address)
const shown = 3

/** The figure on the status bar: `"0 bytes sent"`, `"1.5 KB sent"`, `"181 bytes sent by the proof"` */
export function nameTraffic({ bytes, sent }: Traffic): string {
  const amount = bytes < 1024 ? count(bytes, 'byte') : formatSize(bytes)
  return `${amount} sent${sent.length > 0 && sent.every(isProof) ? ' by the proof' : ''}`
}

/** What the figure was measured from, in sentences. */
export function describeTraffic({ ownFiles, kept, sent, pageViews }: Traffic): string[] {
  const byProof = sent.filter(isProof).length
  const others = sent.filter((request) => !isProof(request)).map(({ address }) => address)
  const files = `Measured in this tab: the page and its workers asked for ${count(ownFiles, 'file')} of this site`
  const sentences = [sent.length + kept === 0 ? `${files} and for nothing else.` : `${files}.`]
  if (kept > 0) sentences.push(`${count(kept, 'other request')} answered from what this browser keeps, and not sent.`)
  if (byProof > 0) sentences.push(`${count(byProof, 'request')} sent by the proof, at your click.`)
  if (others.length > 0) {
    const more = others.length > shown ? ` and ${others.length - shown} more` : ''
    sentences.push(`Sent to ${others.slice(0, shown).join(', ')}${more}.`)
  }
  if (pageViews.count > 0)
    sentences.push(
      `Counted apart: ${count(pageViews.count, 'page view')}, ${count(pageViews.bytes, 'byte')}, which names this page and nothing of yours.`,
    )
  return sentences
}
