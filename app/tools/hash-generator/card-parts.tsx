import type { Toast } from '#app/ui/toast.ts'
import { empty } from './card-messages.ts'
import { formatDigest } from './outputs.ts'

/** Keeps the room of the digest to come, so that nothing moves; the word itself is seen only where that takes a while. */
const Working = ({ room, className }: { room: string; className: string }) => (
  <p
    data-room={room}
    className={`grid *:[grid-area:1/1] before:invisible before:font-mono before:wrap-anywhere before:content-[attr(data-room)] before:[grid-area:1/1] ${className}`}
  >
    <span className="text-ink-3 transition-opacity delay-200 starting:opacity-0">{empty.working}</span>
  </p>
)

const success = (title: string, label: string, done: string): Toast => ({
  title,
  description: `${label.replace('SHA-', 'SHA')} hash ${done}.`,
  tone: 'success',
})

/** What a card needs once there is something to hash. */
export const cardParts = {
  Working,
  formatDigest,
  generated: (label: string): Toast => success('Generated!', label, 'generated successfully'),
  copied: (label: string): Toast => success('Copied!', label, 'copied to clipboard'),
  downloaded: (label: string): Toast => success('Downloaded!', label, 'downloaded successfully'),
  copyFailed: { title: 'Copy failed', description: 'Please copy the hash manually.', tone: 'error' } satisfies Toast,
}
