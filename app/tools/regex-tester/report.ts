import { nameFlags } from './flags.ts'
import { compile, type GroupDetail, readDetails, type Search } from './match/match.ts'
import type { Matches } from './match/search.ts'
import { notFinished } from './messages.ts'

const pieceSize = 1 << 16

/** Joins short strings into pieces of at least 65,536 characters, except the last one: "a", "b" → "ab" */
function* gather(strings: Iterable<string>): Generator<string> {
  let piece = ''
  for (const string of strings) {
    piece += string
    if (piece.length < pieceSize) continue
    yield piece
    piece = ''
  }
  if (piece) yield piece
}

function describeGroup({ number, name, value, span }: GroupDetail): string {
  const place = span ? ` at position ${span[0]}` : ''
  const content = value === undefined ? 'did not take part' : JSON.stringify(value)
  return `  Group ${number}${name === null ? '' : ` (${name})`}${place}: ${content}\n`
}

function* write(search: Search, matches: Matches | null, now: Date): Generator<string> {
  const { pattern, flags, text } = search
  const regex = compile(pattern, flags)
  const isKnown = matches !== null || !regex.ok || pattern === ''
  const count = matches?.starts.length ?? 0
  yield `Regex Test Results\nGenerated: ${now.toISOString()}\n\nPattern: ${pattern}\nFlags: ${nameFlags(flags)}\n`
  if (!regex.ok) yield `Invalid pattern: ${regex.error.message}\n`
  yield `Test string length: ${text.length}\nMatches: ${isKnown ? count : notFinished}\n\nTest string:\n`
  yield text
  yield '\n'
  if (!matches || count === 0) return
  const detailOf = readDetails(search, matches)
  for (let index = 0; index < count; index++) {
    const { number, start, text: found, groups } = detailOf(index)
    yield `\nMatch ${number} at position ${start}: ${JSON.stringify(found)}\n${groups.map(describeGroup).join('')}`
  }
}

/** The results file in pieces. `matches` is null if no search finished: `a` in `"ba"` → "Regex Test Results…Match 1 at position 1: "a"" */
export const writeReport = (search: Search, matches: Matches | null, now: Date): Generator<string> =>
  gather(write(search, matches, now))
