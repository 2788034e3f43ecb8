import { decodeHTML, encodeNonAsciiHTML, escapeUTF8 } from 'entities'
import { decodeEntities } from '#app/tools/html-encoder-decoder/decode-layers.ts'
import { encodeEntities } from '#app/tools/html-encoder-decoder/entities.ts'
import { nameOf } from '#app/tools/html-encoder-decoder/entity-table.ts'
import { cutText } from '#app/tools/html-encoder-decoder/pieces.ts'
import { median } from './table/median.ts'

const size = 10_000_000
const repeat = (text: string) => text.repeat(Math.ceil(size / text.length)).slice(0, size)
const prose = 'The quick brown fox — “jumps” over the lazy dog, 5 < 6 & 7 > 3; café à la crème costs £4.50. '

const texts = {
  'prose with references': repeat(
    encodeEntities(prose.repeat(3), { scope: 'non-ascii', form: 'named' }, nameOf).concat(
      prose.replaceAll(/[&<>]/g, ''),
    ),
  ),
  'references only': repeat('&lt;&#x1F600;&CounterClockwiseContourIntegral;&notit;&#128;&copy&amp;'),
  'no reference': repeat(prose.replaceAll('&', 'and')),
}

const rounds = 7

function time(run: (text: string) => unknown, text: string): number {
  const start = performance.now()
  run(text)
  return performance.now() - start
}

const flatLength = (text: string) => Buffer.byteLength(text)
const inPieces = (text: string) => Array.from(cutText(text, 1 << 20), (piece) => flatLength(decodeEntities(piece)))

// The library does the decoding. Our part is the splitting into pieces, so a worker can report progress and be stopped.
const runs: Record<string, (text: string) => unknown> = {
  'decode, library': (text) => flatLength(decodeHTML(text)),
  'decode, in pieces of 1 MB': inPieces,
  'encode <>&"\', library': (text) => flatLength(escapeUTF8(text)),
  'encode, default map': (text) => flatLength(encodeEntities(text, { scope: 'map', form: 'named' })),
  'encode all non-ASCII, library': (text) => flatLength(encodeNonAsciiHTML(text)),
  'encode, all non-ASCII named': (text) =>
    flatLength(encodeEntities(text, { scope: 'non-ascii', form: 'named' }, nameOf)),
}

for (const [kind, text] of Object.entries(texts)) {
  console.log(`\n${kind}, ${size / 1e6} MB (median of ${rounds}, taken in turns)`)
  const times = Array.from({ length: rounds }, () => Object.values(runs).map((run) => time(run, text)))
  for (const [index, name] of Object.keys(runs).entries()) {
    const milliseconds = median(times.map((round) => round[index] ?? 0))
    const speed = size / 1000 / milliseconds
    console.log(`  ${name.padEnd(32)} ${milliseconds.toFixed(1).padStart(8)} ms ${speed.toFixed(0).padStart(7)} MB/s`)
  }
}
