import fc from 'fast-check'
import { expect, test } from 'vitest'
import { algorithms } from '../algorithms/algorithms.ts'
import { hashText } from '../algorithms/digest.ts'
import type { AlgorithmKey } from '../algorithms/five.ts'
import { type Expected, readExpected } from './expected.ts'
import { describeCheck, describeSummary, keysForFiles, listSettled, type Subject, summarize, verify } from './verify.ts'

const md5 = '900150983cd24fb0d6963f7d28e17f72'
const sha1 = 'a9993e364706816aba3e25717850c26c9cd0d89d'
const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
const other = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const length64 = ['sha256', 'sha3-256', 'blake3']

function read(text: string): Expected[] {
  const result = readExpected(text)
  if (!result.ok) throw new Error(result.error)
  return result.value.entries
}

async function subjectOf(text: string, name: string | null = null): Promise<Subject> {
  return {
    name,
    hashes: await hashText(
      text,
      algorithms.map(({ key }) => key),
    ),
  }
}

test('a digest matches its text, and the match names the algorithm', async () => {
  const abc = await subjectOf('abc')
  for (const { key } of algorithms) {
    const hash = abc.hashes[key]
    expect(verify(read(hash?.ok ? hash.value : ''), [abc])).toMatchObject([{ outcome: 'match', key, subject: abc }])
  }
})

test('the digest of another text is a mismatch and gives the first differing digit', async () => {
  const digest = `${sha256.slice(0, 10)}f${sha256.slice(11)}`
  expect(verify(read(digest), [await subjectOf('abc')])).toMatchObject([
    { outcome: 'mismatch', key: 'sha256', position: 11 },
  ])
})

test('files are found in a list by name, whatever their directory', async () => {
  const list = read(`${sha256} *./dist/a.iso\n${other} *dist\\b.iso\n${sha1}  c.iso\n${md5}  d.iso`)
  const subjects = [await subjectOf('abc', 'a.iso'), await subjectOf('abc', 'b.iso')]
  const checks = verify(list, subjects)
  expect(checks.map(({ outcome }) => outcome)).toEqual(['match', 'mismatch', 'match', 'match'])
  const alone = verify(list.slice(1), [await subjectOf('xyz', 'a.iso')])
  expect(alone).toMatchObject([
    { outcome: 'unchecked', subject: null },
    { outcome: 'unchecked', subject: null },
    { outcome: 'unchecked', subject: null },
  ])
})

test('among files with the same name, the one with the closest path is compared', async () => {
  const entries = read(`${sha256}  ./one/a.txt\n${other}  two\\a.txt\n${other}  a.txt`)
  const subjects = [
    await subjectOf('abc', 'folder/one/a.txt'),
    { name: 'folder/two/a.txt', hashes: { sha256: { ok: true, value: other } } } as const,
  ]
  expect(verify(entries, subjects).map(({ outcome, subject }) => [outcome, subject?.name])).toEqual([
    ['match', 'folder/one/a.txt'],
    ['match', 'folder/two/a.txt'],
    ['mismatch', 'folder/one/a.txt'],
  ])
  expect(verify(entries, subjects.toReversed()).map(({ outcome }) => outcome)).toEqual(['match', 'match', 'match'])
})

/** How many parts two paths share, counted from the end. */
function countShared(one: string, other: string) {
  const [left, right] = [one, other].map((path) => path.split(/[\\/]/).reverse())
  const first = left!.findIndex((part, index) => part !== right![index])
  return first < 0 ? left!.length : first
}

test('a listed name finds the first file that shares most of its path', () => {
  const path = fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'))
  fc.assert(
    fc.property(fc.array(path, { minLength: 1 }), path, (names, fileName) => {
      const subjects = names.map((name): Subject => ({ name, hashes: {} }))
      const most = Math.max(...names.map((name) => countShared(name, fileName)))
      const closest = most > 0 ? names.find((name) => countShared(name, fileName) === most) : undefined
      const entry: Expected = { digest: other, keys: ['sha256'], fileName, line: 1 }
      expect(verify([entry, entry], subjects)[0]?.subject?.name).toBe(closest)
    }),
  )
})

/** Counts path splits and lookups while verifying `amount` files with the same name. */
function countSteps(amount: number): number {
  const names = Array.from({ length: amount }, (_, index) => `packages/${index % 50}/${index}/package.json`)
  const subjects = names.map((name): Subject => ({ name, hashes: { sha256: { ok: true, value: other } } }))
  const entries = names.map(
    (name, index): Expected => ({
      digest: other,
      keys: ['sha256'],
      fileName: name.slice('packages/'.length),
      line: index + 1,
    }),
  )
  const { split } = String.prototype
  const { get } = Map.prototype
  let steps = 0
  String.prototype.split = function (this: string, ...given: unknown[]) {
    steps += 1
    return Reflect.apply(split, this, given)
  }
  Map.prototype.get = function (this: Map<unknown, unknown>, key: unknown) {
    steps += 1
    return Reflect.apply(get, this, [key])
  }
  try {
    const checks = verify(entries, subjects)
    expect(checks[amount - 1]?.subject).toBe(subjects[amount - 1])
  } finally {
    Object.assign(String.prototype, { split })
    Object.assign(Map.prototype, { get })
  }
  return steps
}

test('twice as many files with the same name take about twice as many steps', () => {
  expect(countSteps(8000) / countSteps(4000)).toBeLessThan(2.3)
})

/** A list of 61 lines with one wrong digest, and 59 of its files. */
async function openMany() {
  const names = Array.from({ length: 61 }, (_, index) => `${index + 1}.iso`)
  const subjects = await Promise.all(names.slice(0, 59).map((name) => subjectOf(name, name)))
  const digests = await Promise.all(names.map(async (name) => (await hashText(name, ['sha256'])).sha256))
  const lines = names.map((name, index) => {
    const hash = digests[index]
    return `${index === 36 || !hash?.ok ? other : hash.value}  ${name}`
  })
  return { subjects, checks: verify(read(lines.join('\n')), subjects) }
}

test('one wrong digest among 61 lines is counted and listed first, and unopened files are named', async () => {
  const { subjects, checks } = await openMany()
  const settled = listSettled(checks, false)
  expect(settled.slice(0, 4).map(({ outcome, expected }) => [outcome, expected.fileName])).toEqual([
    ['mismatch', '37.iso'],
    ['unchecked', '60.iso'],
    ['unchecked', '61.iso'],
    ['match', '1.iso'],
  ])
  expect(settled).toHaveLength(61)
  const stranger = await subjectOf('x', 'stranger.iso')
  const summary = summarize(settled, [...subjects, stranger, await subjectOf('a text')])
  expect(summary).toEqual({
    failed: 1,
    unchecked: 0,
    verified: 58,
    missing: ['60.iso', '61.iso'],
    unlisted: ['stranger.iso'],
  })
  expect(describeSummary(summary)).toEqual([
    { tone: 'bad', text: '58 of 59 match, 1 differs', names: [] },
    { tone: 'warn', text: '2 listed files were not opened', names: ['60.iso', '61.iso'] },
    { tone: 'plain', text: '1 opened file is not listed', names: ['stranger.iso'] },
  ])
})

test('an unreadable listed file counts as unchecked, not as unopened', () => {
  const entries = read(`${sha256}  a.iso\n${sha256}  b.iso`)
  const unreadable: Subject = { name: 'a.iso', hashes: {} }
  const summary = summarize(verify(entries, [unreadable]), [unreadable])
  expect(summary).toEqual({ failed: 0, unchecked: 1, verified: 0, missing: ['b.iso'], unlisted: [] })
  expect(describeSummary(summary).map(({ tone, text }) => [tone, text])).toEqual([
    ['warn', '0 of 1 match, 1 could not be checked'],
    ['warn', '1 listed file was not opened'],
  ])
  const all = { failed: 0, unchecked: 0, verified: 1, missing: [], unlisted: [] }
  expect(describeSummary(all)).toEqual([{ tone: 'ok', text: '1 of 1 matches', names: [] }])
  expect(describeSummary({ ...all, verified: 0 })).toEqual([])
})

test('if the list has no names, no file counts as unlisted', async () => {
  const entries = read(`${sha256}\n${other}`)
  const subjects = [await subjectOf('abc', 'a.iso'), await subjectOf('xyz', 'b.iso')]
  expect(summarize(verify(entries, subjects), subjects)).toMatchObject({ failed: 1, verified: 1, unlisted: [] })
})

test('summary counts match the checks, and no file is both compared and unlisted', () => {
  const letters = fc.constantFrom('a', 'b', 'c', 'x/a', 'y/a', null)
  const digest = fc.constantFrom(sha256, other)
  const entry = fc.record({
    fileName: letters,
    digest,
    keys: fc.constant<AlgorithmKey[]>(['sha256']),
    line: fc.constant(1),
  })
  const subject = fc.record({
    name: letters,
    hashes: digest.map((value) => ({ sha256: { ok: true as const, value } })),
  })
  fc.assert(
    fc.property(fc.array(entry), fc.array(subject), (entries, subjects) => {
      const checks = listSettled(verify(entries, subjects), false)
      const { failed, unchecked, verified, missing, unlisted } = summarize(checks, subjects)
      const nameless = checks.filter(({ subject, expected }) => subject === null && expected.fileName === null).length
      expect(failed + unchecked + verified + missing.length + nameless).toBe(entries.length)
      expect(checks.slice(0, failed).every(({ outcome }) => outcome === 'mismatch')).toBe(true)
      const compared = new Set(checks.map(({ subject }) => subject))
      expect(unlisted.length).toBeLessThanOrEqual(subjects.filter((each) => !compared.has(each)).length)
    }),
  )
})

test('during work a match is reported at once, a mismatch only after every possible algorithm has answered', async () => {
  const entries = read(`${other}  a\n${sha256}  b\n${sha256}  c`)
  const early = { name: 'a', hashes: await hashText('abc', ['sha256']) }
  const b = { name: 'b', hashes: await hashText('abc', ['sha256']) }
  const outcomes = (a: Subject, isWorking: boolean) =>
    listSettled(verify(entries, [a, b]), isWorking).map(({ outcome }) => outcome)
  expect(outcomes(early, true)).toEqual(['match', 'match'])
  expect(outcomes(await subjectOf('abc', 'a'), true)).toEqual(['mismatch', 'match', 'match'])
  expect(outcomes(early, false)).toEqual(['mismatch', 'match', 'match'])
})

test('a list with one line is compared with the file, whatever its name', async () => {
  const entries = read(`${sha256}  a.iso`)
  expect(verify(entries, [await subjectOf('abc', 'a (1).iso')])).toMatchObject([
    { outcome: 'match', subject: { name: 'a (1).iso' } },
  ])
  expect(verify(entries, [await subjectOf('abd', 'a (1).iso')])).toMatchObject([{ outcome: 'mismatch' }])
})

test('without a digest of a fitting algorithm the result is unchecked', async () => {
  const entries = read(sha256)
  const subject = { name: null, hashes: await hashText('abc', ['md5']) }
  expect(verify(entries, [subject])).toMatchObject([{ outcome: 'unchecked', subject }])
  expect(verify(entries, [])).toMatchObject([{ outcome: 'unchecked', subject: null }])
  expect(keysForFiles([], entries, [])).toEqual(length64)
})

test('a file is hashed with the chosen algorithms first, and with other possible ones only after a mismatch', async () => {
  const [expected] = read(other)
  const file = { name: 'a', hashes: await hashText('abc', ['sha256']) }
  expect(keysForFiles(['sha256'], [expected!], [])).toEqual(['sha256'])
  expect(keysForFiles(['sha256'], [expected!], [file])).toEqual(['sha256', 'sha3-256', 'blake3'])
  expect(keysForFiles(['sha256'], [{ ...expected!, digest: sha256 }], [file])).toEqual(['sha256'])
  expect(keysForFiles(['md5'], [expected!], [])).toEqual(['md5', 'sha256', 'sha3-256', 'blake3'])
})

test('a comparison is described in words', () => {
  const expected = { digest: 'ba78', keys: ['sha256' as const], fileName: null, line: 1 }
  const subjectNamed = (name: string | null): Subject => ({ name, hashes: {} })
  const match = { expected, outcome: 'match', key: 'sha256', subject: subjectNamed(null) } as const
  expect(describeCheck(match)).toBe('Match: this is the SHA-256 of the text.')
  const renamed = { ...match, expected: { ...expected, fileName: 'c.iso' }, subject: subjectNamed('a.iso') }
  expect(describeCheck(renamed)).toBe('Match: this is the SHA-256 of a.iso, listed as c.iso.')
  const mismatch = {
    ...match,
    outcome: 'mismatch',
    subject: subjectNamed('a.iso'),
    position: 4,
  } as const
  expect(describeCheck(mismatch)).toBe(
    'Mismatch: this is not the SHA-256 of a.iso. The first difference is at hex digit 4.',
  )
  const missing = { expected: { ...expected, fileName: 'b.iso' }, outcome: 'unchecked', subject: null } as const
  expect(describeCheck(missing)).toBe('Not checked: b.iso has not been opened.')
  const unchecked = { expected, outcome: 'unchecked', subject: subjectNamed(null) } as const
  expect(describeCheck(unchecked)).toBe('Not checked: the text was not hashed with this algorithm.')
  expect(describeCheck({ ...unchecked, subject: null })).toBe('Not checked: nothing was hashed with this algorithm.')
  expect(describeCheck({ ...unchecked, subject: subjectNamed('a.iso') })).toBe(
    'Not checked: a.iso was not hashed with this algorithm.',
  )
})
