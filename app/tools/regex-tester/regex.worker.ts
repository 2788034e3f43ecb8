import { type Context, serve, transfer } from '#app/browser/worker/serve.ts'
import { inPieces, longTextOf, type PaneText } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import { analyzePattern } from './analysis.ts'
import { listGroups, type Search } from './match/match.ts'
import { type Matches, measureMatches, type Query } from './match/search.ts'
import { replaceMatches } from './replace/replace.ts'
import { writeReport } from './report.ts'
import { createSession } from './session.ts'

const session = createSession()
const searchOf = (query: Query): Search => ({ ...query, text: query.text.toString() })

const handlers = {
  analyze: analyzePattern,
  run(query: Query, { onProgress }: Context) {
    const search = searchOf(query)
    const start = performance.now()
    const found = session.run(search, onProgress)
    if (!found.ok) return found
    const milliseconds = performance.now() - start
    const matches = found.value
    const groups = listGroups(query.pattern, query.flags)
    const length = measureMatches(matches)
    return transfer(ok({ matches, groups, length, milliseconds }), [matches.starts.buffer, matches.ends.buffer])
  },
  details: session.details,
  spans: session.spans,
  group: (place: { match: number; group: number }) => inPieces(session.group(place)),
  list: () => inPieces(session.list()),
  replace({ query, matches, replacement }: { query: Query; matches: Matches; replacement: string }): Result<PaneText> {
    const replaced = replaceMatches(searchOf(query), matches, replacement)
    return replaced.ok ? ok(longTextOf(replaced.value)) : replaced
  },
  report({ query, matches, now }: { query: Query; matches: Matches | null; now: Date }) {
    return new Blob(Array.from(writeReport(searchOf(query), matches, now), (piece) => new Blob([piece])))
  },
}

export type RegexWorker = typeof handlers

serve(handlers)
