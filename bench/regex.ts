import { findMatches } from '#app/tools/regex-tester/match/match.ts'
import { replaceMatches } from '#app/tools/regex-tester/replace/replace.ts'
import { writeReport } from '#app/tools/regex-tester/report.ts'
import { createSession } from '#app/tools/regex-tester/session.ts'

const rounds = 7
const best = (times: number[]) => Math.min(...times)

function time(run: () => unknown): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

function countBare(pattern: string, flags: string, text: string): number {
  let sum = 0
  for (const match of text.matchAll(new RegExp(pattern, flags))) sum += match.index
  return sum
}

const fill = (unit: string, size: number) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size)
const prose = 'The quick brown fox jumps over the lazy dog 42 times, or so they say at example.com. '

const cases: [name: string, pattern: string, text: string][] = [
  ['1 MB, no match', 'ada@example', fill(prose, 1_000_000)],
  ['1 MB, some thousand matches', String.raw`\d+`, fill(prose, 1_000_000)],
  ['1 MB, 200,000 matches', String.raw`\w+`, fill('abcd ', 1_000_000)],
  ['5 MB, no match', 'ada@example', fill(prose, 5_000_000)],
  ['5 MB, some thousand matches', String.raw`\d+`, fill(prose, 5_000_000)],
  ['5 MB, 1,000,000 matches', String.raw`\w+`, fill('abcd ', 5_000_000)],
  ['5 MB, 1,000,000 with two groups', String.raw`(\w)(\w+)`, fill('abcd ', 5_000_000)],
]

console.log(`Finding all matches against a bare loop over matchAll (best of ${rounds}, taken in turns)`)
for (const [name, pattern, text] of cases) {
  const runs = [() => countBare(pattern, 'g', text), () => findMatches({ pattern, flags: 'g', text })]
  for (const run of runs) run()
  const times = Array.from({ length: rounds }, () => runs.map(time))
  const [bare = 0, ours = 0] = runs.map((_, index) => best(times.map((round) => round[index] ?? 0)))
  const figures = `bare ${bare.toFixed(1).padStart(7)} ms  ours ${ours.toFixed(1).padStart(7)} ms`
  console.log(`  ${name.padEnd(34)} ${figures}  ratio ${(ours / bare).toFixed(2)}`)
}

const session = createSession()
const million = { pattern: String.raw`(\w)(\w+)`, flags: 'g', text: fill('abcd ', 5_000_000) }
const found = session.run(million)
const once = (name: string, run: () => unknown) =>
  console.log(`  ${name.padEnd(34)} ${time(run).toFixed(1).padStart(7)} ms`)

console.log('With 1,000,000 matches in 5 MB')
once('details of 50 matches', () => session.details({ from: 900_000, to: 900_050 }))
once('replace all', () => found.ok && replaceMatches(million, found.value, '$2$1'))
once('replace all, bare', () => million.text.replace(new RegExp(million.pattern, 'g'), '$2$1').length)
once('list of all matches', () => session.list())
once('the whole report', () => {
  for (const piece of writeReport(million, found.ok ? found.value : null, new Date(0))) piece.length
})
