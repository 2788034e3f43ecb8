import { expect, test } from 'vitest'
import { type Entry, type Transfer, takeDropped } from './dropped-files.ts'
import { listDroppedFiles } from './list-dropped-files.ts'

const fileEntry = (name: string): Entry => ({ name, file: (take) => take(new File(['abc'], name)) })
const brokenEntry = (name: string): Entry => ({ name, file: (_, fail) => fail(new Error('internal sentence')) })

/** A folder whose reader returns a hundred entries at a time, as in Chromium. */
const folderEntry = (name: string, entries: readonly Entry[]): Entry => ({
  name,
  createReader() {
    let from = 0
    return {
      readEntries(take) {
        take(entries.slice(from, from + 100))
        from += 100
      },
    }
  },
})

const listTransfer = (transfer: Transfer) => listDroppedFiles(takeDropped(transfer))

/** A transfer that is empty once its event is over, like a real one. */
function transferOf(entries: readonly (Entry | null)[], files: readonly (File | null)[] = []): Transfer {
  let isOver = false
  queueMicrotask(() => {
    isOver = true
  })
  const items = entries.map((entry, index) => ({
    getAsFile: () => (isOver ? null : (files[index] ?? null)),
    webkitGetAsEntry: () => (isOver ? null : entry),
  }))
  return { items }
}

const namesIn = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}.txt`)

test('files and nested folders become files with their paths, sorted by name', async () => {
  const inner = folderEntry('inner', [fileEntry('10.txt'), fileEntry('9.txt')])
  const outer = folderEntry('outer', [inner, folderEntry('empty', []), fileEntry('a.txt')])
  const { files, paths, ...problems } = await listTransfer(transferOf([outer, fileEntry('b.txt')]))
  expect(files.map((file) => paths.get(file))).toEqual([
    'outer/a.txt',
    'outer/inner/9.txt',
    'outer/inner/10.txt',
    'b.txt',
  ])
  expect(files.map(({ name }) => name)).toEqual(['a.txt', '9.txt', '10.txt', 'b.txt'])
  expect(problems).toEqual({ folders: [], unreadable: [] })
})

test.each([100, 101, 250])('all of %i files in one folder are found', async (count) => {
  const { files } = await listTransfer(transferOf([folderEntry('many', namesIn(count).map(fileEntry))]))
  expect(files.map(({ name }) => name)).toEqual(namesIn(count))
})

test('an empty folder gives no files and no problems', async () => {
  const { files, folders, unreadable } = await listTransfer(transferOf([folderEntry('empty', [])]))
  expect([files, folders, unreadable]).toEqual([[], [], []])
})

test('a file or folder that cannot be read is named, and the rest is taken', async () => {
  const locked: Entry = {
    name: 'locked',
    createReader: () => ({ readEntries: (_, fail) => fail(new Error('internal sentence')) }),
  }
  const { files, unreadable } = await listTransfer(
    transferOf([folderEntry('x', [brokenEntry('a.txt'), fileEntry('b.txt'), locked])]),
  )
  expect(files.map(({ name }) => name)).toEqual(['b.txt'])
  expect(unreadable).toEqual(['x/a.txt', 'x/locked'])
})

test('without entries, a file is taken and a folder is recognized as one', async () => {
  const file = new File(['abc'], 'a.txt')
  const unreadable = (name: string, type: string) =>
    Object.assign(new File([], name, { type }), { slice: () => ({ arrayBuffer: () => Promise.reject(new Error()) }) })
  const files = [file, unreadable('folder', ''), unreadable('b.png', 'image/png')] as File[]
  const transfer = transferOf([null, null, null], files)
  for (const item of transfer.items) delete item.webkitGetAsEntry
  expect(await listTransfer(transfer)).toEqual({
    files: [file],
    paths: new Map([[file, 'a.txt']]),
    folders: ['folder'],
    unreadable: ['b.png'],
  })
})

test('a dropped text or link is ignored', async () => {
  expect((await listTransfer(transferOf([null]))).files).toEqual([])
})
