/**
 * Compares the JSON formatter with `JSON.stringify(JSON.parse(text), null, 2)`, which other sites use: speed from text to
 * text and from a file's bytes to bytes, and the memory each needs.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type LongText, longTextOf } from '#app/lib/long-text.ts'
import { formatJson } from '#app/tools/json-formatter/format/json.ts'
import { sameTokens } from '#app/tools/json-formatter/format/same-tokens.ts'
import { readTape } from '#app/tools/json-formatter/format/tape.ts'
import { findWarnings } from '#app/tools/json-formatter/format/warnings.ts'
import { median } from './table/median.ts'
import { makeRecords } from './table/records.ts'

const sizes = [1, 10, 50]

const native = (text: string) => JSON.stringify(JSON.parse(text), null, 2)

function format(bytes: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const result = formatJson(bytes, { indent: '  ' })
  if (!result.ok) throw new Error(result.error.message)
  return result.value.chunks
}

/** Encodes in one pass. `encode` takes another pass to learn the size; one UTF-16 unit is at most three bytes. */
function encode(text: string): Uint8Array {
  const room = new Uint8Array(text.length * 3)
  return room.subarray(0, new TextEncoder().encodeInto(text, room).written)
}

/** Like the page's `readText`: one decoder for all pieces, which is faster than a call for each. */
function oursFromText(text: string): LongText {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const chunks = format(encode(text)).reverse()
  const pieces: string[] = []
  for (let chunk = chunks.pop(); chunk; chunk = chunks.pop()) pieces.push(decoder.decode(chunk, { stream: true }))
  return longTextOf([...pieces, decoder.decode()])
}

const ways: Record<string, (text: string, bytes: Uint8Array) => unknown> = {
  'text, native': native,
  'text, ours': oursFromText,
  'bytes, native': (_, bytes) => encode(native(new TextDecoder().decode(bytes, { stream: true }))),
  'bytes, ours': (_, bytes) => format(bytes),
}

/** Peak memory above what the input itself takes, for one run in a fresh process. */
function measurePeak(way: string, file: string): void {
  const read = readFileSync(file)
  const [text, bytes] = way.startsWith('text') ? [read.toString(), new Uint8Array()] : ['', read]
  globalThis.gc?.()
  // proc_pid_clear_refs(5): resets the peak, which reading the input has raised.
  if (existsSync('/proc/self/clear_refs')) writeFileSync('/proc/self/clear_refs', '5')
  const before = process.memoryUsage.rss()
  const result = ways[way]?.(text, bytes)
  const peak = peakMemory()
  console.log(result ? (peak - before) / 1e6 : 0)
}

/** In bytes. On Linux, getrusage(2) includes the parent's memory at the time of exec, but VmHWM does not. */
function peakMemory(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS) * 1024
}

function peakOf(way: string, file: string): number {
  const self = fileURLToPath(import.meta.url)
  const args = ['--expose-gc', '--import', 'tsx', self, 'peak', way, file]
  return median(Array.from({ length: 3 }, () => Number(execFileSync(process.execPath, args, { encoding: 'utf8' }))))
}

/** CPU time of this process in milliseconds. Unlike the clock, it ignores what else the machine is doing. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Median milliseconds per task. The tasks take turns in alternating order, so noise and garbage collection affect all alike. */
function timeInTurns<K extends string>(tasks: Record<K, () => unknown>, rounds: number): Record<K, number> {
  const names = Object.keys(tasks) as K[]
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const start = cpuTime()
      tasks[name]()
      if (round > 0) times[name].push(cpuTime() - start)
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<K, number>
}

function compare(folder: string): void {
  const speeds = []
  const extras = []
  for (const megabytes of sizes) {
    const text = makeRecords(megabytes)
    const bytes = new TextEncoder().encode(text)
    if (oursFromText(text).toString() !== native(text)) throw new Error('the two outputs differ')
    const size = bytes.length / 1e6
    const file = join(folder, `${megabytes}.json`)
    writeFileSync(file, bytes)
    const output = format(bytes)
    const formatted = oursFromText(text)
    const rate = (milliseconds: number) => `${((size / milliseconds) * 1000).toFixed(0)} MB/s`
    const rounds = megabytes > 10 ? 9 : 15
    for (const from of ['text', 'bytes']) {
      const run = (who: string) => () => ways[`${from}, ${who}`]?.(text, bytes)
      const times = timeInTurns({ native: run('native'), ours: run('ours') }, rounds)
      speeds.push({
        input: `${size.toFixed(0)} MB of ${from}`,
        native: rate(times.native),
        ours: rate(times.ours),
        ratio: `${(times.native / times.ours).toFixed(2)} ×`,
        'native peak': `${peakOf(`${from}, native`, file).toFixed(0)} MB`,
        'our peak': `${peakOf(`${from}, ours`, file).toFixed(0)} MB`,
      })
    }
    const parts = timeInTurns(
      {
        format: () => format(bytes),
        minify: () => formatJson(bytes, { indent: '' }),
        verify: () => sameTokens(bytes, output),
        warnings: () => findWarnings(bytes),
        'tree index': () => readTape(bytes),
        'pieces to one string': () => formatted.toString(),
      },
      rounds,
    )
    const cells = Object.entries(parts).map(([name, time]) => [name, `${time.toFixed(0)} ms, ${rate(time)}`])
    extras.push({ input: `${size.toFixed(0)} MB of bytes`, ...Object.fromEntries(cells) })
  }
  console.table(speeds)
  console.log('From text, native gives one string, ours the pieces the page shows. Joining them is measured below.')
  console.table(extras)
}

const [mode, way = '', file = ''] = process.argv.slice(2)
if (mode === 'peak') measurePeak(way, file)
else {
  const folder = mkdtempSync(join(tmpdir(), 'bench-json-'))
  compare(folder)
  rmSync(folder, { recursive: true })
}
