import { type Context, serve, transfer } from '#app/browser/worker/serve.ts'
import { ok } from '#app/lib/result.ts'
import { indexRows } from './match/highlight.ts'
import { countGroups, type Matches, type Search } from './match/match.ts'
import { replaceMatches } from './replace/replace.ts'
import { writeReport } from './report.ts'
import { analysePattern, createSession, type Outcome } from './session.ts'

const session = createSession()
let replaced: string[] = []

const handlers = {
  analyse: analysePattern,
  run(search: Search, { onProgress }: Context) {
    const start = performance.now()
    const found = session.run(search, onProgress)
    if (!found.ok) return found
    const milliseconds = performance.now() - start
    const matches = found.value
    const outcome: Outcome = { matches, groups: countGroups(search.pattern, search.flags), milliseconds }
    return transfer(ok(outcome), [matches.starts.buffer, matches.ends.buffer])
  },
  details: session.details,
  group: session.group,
  rows({ text, longest }: { text: string; longest: number }) {
    const rows = indexRows(text, longest)
    return transfer(rows, [rows.buffer])
  },
  /** Replaces and keeps the result, which is taken piece by piece, so that no message holds up the page. */
  replace({ search, matches, replacement }: { search: Search; matches: Matches; replacement: string }) {
    const result = replaceMatches(search, matches, replacement)
    replaced = result.ok ? result.value : []
    return result.ok ? ok(replaced.length) : result
  },
  takePiece: (index: number) => replaced[index] ?? '',
  list: () => session.list(),
  report({ search, matches, now }: { search: Search; matches: Matches | null; now: Date }) {
    return new Blob(Array.from(writeReport(search, matches, now), (piece) => new Blob([piece])))
  },
}

export type RegexWorker = typeof handlers

serve(handlers)
